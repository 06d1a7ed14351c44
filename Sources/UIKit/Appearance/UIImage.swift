public import Foundation

/// An image, of which only the size is used.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The distances from the edges in to the alignment rectangle, in points.
  public let alignmentRectInsets: UIEdgeInsets
  /// How the image is coloured; nothing is drawn.
  public let renderingMode: RenderingMode
  /// The distances from the edges in to the part that stretches; an image of its own size has none.
  public let capInsets: UIEdgeInsets
  /// How the part that stretches is filled; nothing is drawn.
  public let resizingMode: ResizingMode
  /// Whether the image is a symbol, whose size is not known.
  public let isSymbolImage: Bool

  /// Whether the symbol has the size of a configuration of its own.
  let hasOwnPointSize: Bool

  private init(
    size: CGSize, scale: CGFloat, alignmentRectInsets: UIEdgeInsets = .zero,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile,
    renderingMode: RenderingMode = .automatic, isSymbolImage: Bool = false,
    hasOwnPointSize: Bool = false
  ) {
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.hasOwnPointSize = hasOwnPointSize
    self.size = size
    self.scale = scale
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
    self.isSymbolImage = isSymbolImage
    super.init()
  }

  /// Makes an image without content and size.
  public override convenience init() { self.init(size: .zero) }

  /// Makes an image of a size in points.
  ///
  /// Not in UIKit, where it takes a renderer.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(size: size, scale: scale, alignmentRectInsets: .zero)
  }

  /// Makes the image of a name: of the size that was stated, or of a file of that name below the
  /// folder in which the tests run. Without either it has no size, and a problem is reported.
  @preconcurrency @MainActor public convenience init?(named name: String) {
    self.init(size: UIImage.size(ofImageNamed: name))
  }
  /// Makes the image of a name, as `init(named:)` does.
  @preconcurrency @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: name) }
  /// Makes the image of a name, as `init(named:)` does.
  @preconcurrency @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }
  /// Makes an image from an image literal.
  @preconcurrency @MainActor public convenience init(imageLiteralResourceName name: String) {
    self.init(size: UIImage.size(ofImageNamed: name))
  }
  /// Makes an image from the contents of a PNG, GIF or JPEG file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Makes an image from the contents of a PNG, GIF or JPEG file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data), scale > 0 else { return nil }
    self.init(
      size: CGSize(width: file.pixels.width / scale, height: file.pixels.height / scale),
      scale: scale)
  }
  /// Makes an image from a PNG, GIF or JPEG file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes a symbol that shows a value, which does not change its size.
  @preconcurrency @MainActor public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
  /// Makes a symbol, which has the average size of symbols with its point size.
  @preconcurrency @MainActor public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Makes a symbol, which has the average size of symbols with its point size.
  @preconcurrency @MainActor public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let points = (configuration as? SymbolConfiguration)?.pointSize ?? SymbolConfiguration.usual
    // 20 of 17 points is our choice, see Docs/UIKit.md.
    let side = (points * 20 / SymbolConfiguration.usual).rounded()
    self.init(
      size: ImageCatalog.size(of: name) ?? CGSize(width: side, height: side), scale: 1,
      isSymbolImage: true,
      hasOwnPointSize: (configuration as? SymbolConfiguration)?.pointSize != nil)
  }

  /// Sets the size of the image with a name, in points.
  @preconcurrency @MainActor public static func setSize(_ size: CGSize, ofImageNamed name: String) {
    ImageCatalog.setSize(size, of: name)
  }

  @MainActor private static func size(ofImageNamed name: String) -> CGSize {
    if let size = ImageCatalog.size(of: name) { return size }
    TinamouUIKit.report(
      .unmeasured(
        "the size of the picture '\(name)' is not known: "
          + "state it with UIImage.setSize(_:ofImageNamed:)"))
    return .zero
  }

  /// How an image is coloured; nothing is drawn.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the inside of a stretched image is filled; nothing is drawn.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  private func copy(
    alignmentRectInsets: UIEdgeInsets? = nil, capInsets: UIEdgeInsets? = nil,
    resizingMode: ResizingMode? = nil, renderingMode: RenderingMode? = nil
  ) -> UIImage {
    UIImage(
      size: size, scale: scale,
      alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets,
      capInsets: capInsets ?? self.capInsets, resizingMode: resizingMode ?? self.resizingMode,
      renderingMode: renderingMode ?? self.renderingMode, isSymbolImage: isSymbolImage,
      hasOwnPointSize: hasOwnPointSize)
  }

  /// Returns the image with other insets of the alignment rectangle.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    copy(alignmentRectInsets: insets)
  }
  /// Returns the image with another colouring.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }
  /// Returns the image with another colouring.
  public func withTintColor(_ color: UIColor) -> UIImage { copy() }
  /// Returns the image with another colouring.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }
  /// Returns the image with the insets of the part that stretches; its size is the same.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    copy(capInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the image with the insets of the part that stretches; its size is the same.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { copy(capInsets: capInsets, resizingMode: resizingMode) }
  /// Returns the image itself, because images do not follow the writing direction.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Returns the symbol in another size; any other image is returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration,
      let points = symbol.pointSize
    else { return self }
    let side = (points * 20 / SymbolConfiguration.usual).rounded()
    return UIImage(
      size: CGSize(width: side, height: side), scale: scale, renderingMode: renderingMode,
      isSymbolImage: true, hasOwnPointSize: true)
  }
}
