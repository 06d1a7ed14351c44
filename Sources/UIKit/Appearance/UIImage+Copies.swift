public import Foundation

extension UIImage {
  /// How the pixels of an image are turned; nothing is drawn.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The orientation, which is always upright.
  public var imageOrientation: Orientation { .up }
  /// The images of an animation; `nil`, because nothing is animated.
  public var images: [UIImage]? { nil }
  /// The duration of an animation, in seconds.
  public var duration: TimeInterval { 0 }
  /// Returns the first image of an animation, because nothing is animated.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Returns an image of at most a size in points, with the same proportions.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0
    else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    return UIImage(
      size: CGSize(width: self.size.width * factor, height: self.size.height * factor),
      scale: scale)
  }
  /// Returns the image itself.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the image itself: it keeps its size.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Returns the symbol in another size; any other image is returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Returns the image with caps at the left and above, beside which one point stretches.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }

  /// The symbol that adds something.
  @preconcurrency @MainActor public static var add: UIImage { symbol("plus.circle.fill") }
  /// The symbol that removes something.
  @preconcurrency @MainActor public static var remove: UIImage { symbol("minus.circle.fill") }
  /// The symbol of what is selected.
  @preconcurrency @MainActor public static var checkmark: UIImage { symbol("checkmark") }
  /// The symbol that closes something.
  @preconcurrency @MainActor public static var strokedCheckmark: UIImage { symbol("checkmark") }

  @MainActor private static func symbol(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}
