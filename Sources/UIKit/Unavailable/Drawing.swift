public import Foundation

/// Draws images.
@available(*, unavailable, message: "nothing is drawn: UIImage(size:) makes a picture of a size")
public final class UIGraphicsImageRenderer {
  /// Makes a renderer with a size.
  public init(size: CGSize) {}
}

extension UIImage {
  /// Returns the image as a PNG file.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func pngData() -> Data? { nil }
  /// Returns the image as a JPEG file.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIView {
  /// Returns the appearance proxy of the class.
  @available(*, unavailable, message: "set properties of views: a proxy cannot reach them")
  public class func appearance() -> UIView { UIView() }
}

extension UIScrollView {
  /// Zooms the content.
  @available(*, unavailable, message: "content keeps its size")
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  /// Zooms to a rectangle of the content.
  @available(*, unavailable, message: "content keeps its size")
  public func zoom(to rect: CGRect, animated: Bool) {}
}
