public import Foundation

/// A picture, of which only the size counts.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// How far the alignment rectangle lies inside, in points.
  public let alignmentRectInsets: UIEdgeInsets

  /// The sizes of the pictures of the app by name, which tests state: no picture is read.
  nonisolated(unsafe) private static var sizes: [String: CGSize] = [:]

  private init(size: CGSize, scale: CGFloat, alignmentRectInsets: UIEdgeInsets) {
    self.size = size
    self.scale = scale
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }

  /// Makes a picture without content and size.
  public override convenience init() { self.init(size: .zero) }

  /// Makes a picture of a size in points.
  ///
  /// Not in UIKit, where it takes a renderer.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(size: size, scale: scale, alignmentRectInsets: .zero)
  }

  /// Makes a picture of a name whose size was stated; `nil` without.
  @preconcurrency @MainActor public convenience init?(named name: String) {
    guard let size = UIImage.sizes[name] else { return nil }
    self.init(size: size)
  }

  /// Makes a symbol, which is as large as the symbols of 17 points are on average.
  @preconcurrency @MainActor public convenience init?(systemName name: String) {
    self.init(size: UIImage.sizes[name] ?? CGSize(width: 20, height: 20))
  }

  /// States the size of the picture of a name, in points.
  @preconcurrency @MainActor public static func setSize(_ size: CGSize, ofImageNamed name: String) {
    sizes[name] = size
  }

  /// The picture with other insets of the alignment rectangle.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(size: size, scale: scale, alignmentRectInsets: insets)
  }

  /// How a picture is coloured; nothing is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As its place wants it.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }

  /// The picture itself: nothing is drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The picture itself: nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The picture itself: it stretches anyway.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}
