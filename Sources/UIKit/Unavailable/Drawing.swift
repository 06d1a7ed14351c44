public import Foundation

extension UIImage {
  /// Returns the image as a PNG file.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func pngData() -> Data? { nil }
  /// Returns the image as a JPEG file.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIScrollView {
  /// Zooms the content.
  @available(*, unavailable, message: "content keeps its size")
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  /// Zooms to a rectangle of the content.
  @available(*, unavailable, message: "content keeps its size")
  public func zoom(to rect: CGRect, animated: Bool) {}
}
