public import Foundation

/// Draws pictures.
@available(*, unavailable, message: "nothing is drawn: UIImage(size:) makes a picture of a size")
public final class UIGraphicsImageRenderer {
  /// Makes a renderer of a size.
  public init(size: CGSize) {}
}

extension UIImage {
  /// The contents of a PNG file of the picture.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func pngData() -> Data? { nil }
  /// The contents of a JPEG file of the picture.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIView {
  /// What all views of the class look like.
  @available(*, unavailable, message: "set properties of views: a proxy cannot reach them")
  public class func appearance() -> UIView { UIView() }
}

extension UIScrollView {
  /// Makes content larger or smaller.
  @available(*, unavailable, message: "content keeps its size")
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  /// Makes a part of the content as large as the view.
  @available(*, unavailable, message: "content keeps its size")
  public func zoom(to rect: CGRect, animated: Bool) {}
}
