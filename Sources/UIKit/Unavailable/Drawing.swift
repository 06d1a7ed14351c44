public import Foundation

extension UIImage {
  /// Returns the image as a PNG file.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func pngData() -> Data? { nil }
  /// Returns the image as a JPEG file.
  @available(*, unavailable, message: "pictures have a size and no content")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
