public import Foundation

/// A picture without content, of a size in pixels.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Returns the part of the picture in a rectangle, in pixels; `nil` outside of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.overlap(with: whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}

extension UIImage {
  /// The picture of the image; `nil` without a size.
  public var cgImage: CGImage? {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard let width = Int(exactly: pixels.width.rounded()), width > 0,
      let height = Int(exactly: pixels.height.rounded()), height > 0
    else { return nil }
    return CGImage(width: width, height: height)
  }

  /// Makes an image of a picture with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of a picture; one that lies on its side is as wide as the picture is high.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let lies = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width), CGFloat(cgImage.height))
    let scale = scale > 0 ? scale : 1
    self.init(
      size: CGSize(width: (lies ? height : width) / scale, height: (lies ? width : height) / scale),
      scale: scale)
  }
}
