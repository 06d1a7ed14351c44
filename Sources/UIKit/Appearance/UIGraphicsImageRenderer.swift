public import Foundation

/// Makes images of a size; nothing is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: MainActorObject {
  private let size: CGSize
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
    super.init(mainActor: ())
  }
  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Makes a renderer of images with the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Runs a block that draws nothing, and returns an image of the size.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format))
    return UIImage(size: size, scale: format.scale)
  }
}

/// The format of an image.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: MainActorObject {
  /// Pixels per point.
  public var scale = UIScreen.main.scale
  /// Has no effect: nothing is drawn.
  public var opaque = false

  /// Makes the format of the screen.
  public init() { super.init(mainActor: ()) }
  /// Returns the format of the screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// Returns the format of the screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of an image; nothing is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: MainActorObject {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// The context, which draws nothing.
  public let cgContext = CGContext()

  init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(mainActor: ())
  }

  /// Does nothing: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func clip(to rect: CGRect) {}
}

/// The images that are being made.
@MainActor private enum ImageContexts {
  static var stack: [(size: CGSize, scale: CGFloat)] = []
}

/// Begins an image of a size in points; with a scale of 0 it has that of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { ImageContexts.stack.append((size, scale == 0 ? UIScreen.main.scale : scale)) }

/// Begins an image of a size in points.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ImageContexts.stack.append((size, 1))
}

/// Returns the image that was begun; nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.stack.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the image that was begun.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  _ = ImageContexts.stack.popLast()
}
