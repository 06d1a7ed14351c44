public import Foundation
import TinamouEnvironment
import TinamouText

extension UIButton {
  /// The content and spacing of a button. Colours and shapes are not drawn.
  public struct Configuration: Sendable {
    /// The size of a button.
    public enum Size: Sendable {
      case mini, small, medium, large

      /// The insets at the default text size.
      ///
      /// Those of a medium button a developer read and an engineer of Apple confirmed:
      /// https://developer.apple.com/forums/thread/733541. The others give the heights of 28 and 50
      /// points, which is our choice like their sides: nobody published a measurement.
      fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }

      /// The font of the title.
      fileprivate var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
      }
    }

    /// The corner style; nothing is drawn.
    public enum CornerStyle: Int, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    /// The alignment of the title and the subtitle; nothing is drawn.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The title.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The title with attributes, of which the string and the first font are used.
    public var attributedTitle: AttributedString? {
      get { storedAttributedTitle }
      set {
        storedAttributedTitle = newValue
        title = attributedTitle.map { String($0.characters) }
      }
    }
    private var storedAttributedTitle: AttributedString?
    /// The text below the title with attributes, of which the string and the first font are used.
    public var attributedSubtitle: AttributedString? {
      get { storedAttributedSubtitle }
      set {
        storedAttributedSubtitle = newValue
        subtitle = attributedSubtitle.map { String($0.characters) }
      }
    }
    private var storedAttributedSubtitle: AttributedString?
    /// Changes the attributes of the title, of which only the font is used.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle, of which only the font is used.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title: whether it wraps, as it does by default, or has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle: whether it wraps, as it does by default, or has one
    /// line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Has no effect: nothing is drawn.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Has no effect: nothing is drawn.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Has no effect: nothing is drawn.
    public var automaticallyUpdateForSelection = true
    /// The image.
    public var image: UIImage?
    /// The edge of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The space around the content, in points; by default that of ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The size of the button: its insets and the font of its title.
    public var buttonSize = Size.medium
    /// Has no effect: nothing is drawn.
    public var cornerStyle = CornerStyle.dynamic
    /// Has no effect: nothing is drawn.
    public var titleAlignment = TitleAlignment.automatic
    /// Has no effect: nothing is drawn.
    public var baseForegroundColor: UIColor?
    /// Has no effect: nothing is drawn.
    public var baseBackgroundColor: UIColor?
    /// Has no effect: nothing is drawn.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    private init() {}

    /// Sets the insets back to those of a configuration that was not changed.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a configuration with a translucent background in the tint colour.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a configuration without a background.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a configuration with a grey background.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a configuration with a translucent background in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a configuration with a background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// Returns a configuration with glass behind the content.
    public static func glass() -> Configuration { Configuration() }
    /// Returns a configuration with tinted glass behind the content.
    public static func prominentGlass() -> Configuration { Configuration() }
    /// Returns a configuration with clear glass behind the content.
    public static func clearGlass() -> Configuration { Configuration() }
    /// Returns a configuration with clear, tinted glass behind the content.
    public static func prominentClearGlass() -> Configuration { Configuration() }

    /// Returns the configuration for the state of a button, which changes nothing but colours.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// The parts of the content with their sizes, in points.
    private struct Parts {
      let image: CGSize
      let title: CGSize
      let subtitle: CGSize
      let titlePadding: CGFloat
      let imagePadding: CGFloat

      var texts: CGSize {
        CGSize(
          width: max(title.width, subtitle.width),
          height: title.height + titlePadding + subtitle.height)
      }
    }

    /// The parts in a button of a width, in points; `nil` for titles with their own line breaks.
    @MainActor private func parts(_ ruler: TextRuler, inWidth width: CGFloat? = nil) -> Parts {
      let image =
        showsActivityIndicator ? CGSize(width: 20, height: 20) : shownImage?.size ?? .zero
      let room = width.map {
        let besideTexts = isImageBeside && image != .zero ? image.width + imagePadding : 0
        return max(1, $0 - contentInsets.leading - contentInsets.trailing - besideTexts)
      }
      let title = size(of: title, ruler, inWidth: room)
      let subtitle = size(of: subtitle, ruler, isSubtitle: true, inWidth: room)
      let hasTexts = title != .zero || subtitle != .zero
      return Parts(
        image: image, title: title, subtitle: subtitle,
        titlePadding: self.title == nil || self.subtitle == nil ? 0 : titlePadding,
        imagePadding: hasTexts && image != .zero ? imagePadding : 0)
    }

    /// Whether the image is beside the texts, and not above or below them.
    private var isImageBeside: Bool { !imagePlacement.isDisjoint(with: [.leading, .trailing]) }

    /// Returns the size of the content, in points: the image beside or above the texts, with the
    /// space around them.
    @MainActor func contentSize(_ ruler: TextRuler, inWidth width: CGFloat? = nil) -> CGSize {
      let parts = parts(ruler, inWidth: width)
      let content = contentSize(parts.image, parts.texts, parts.imagePadding)
      return CGSize(
        width: content.width + contentInsets.leading + contentInsets.trailing,
        height: content.height + contentInsets.top + contentInsets.bottom)
    }

    private func contentSize(_ image: CGSize, _ texts: CGSize, _ padding: CGFloat) -> CGSize {
      isImageBeside
        ? CGSize(
          width: image.width + padding + texts.width, height: max(image.height, texts.height))
        : CGSize(
          width: max(image.width, texts.width), height: image.height + padding + texts.height)
    }

    /// Returns the rectangles of the image and the title in a button, in points.
    ///
    /// Image and texts are aligned as one; texts without room become narrower. Texts are aligned at
    /// the image beside them, otherwise centred, unless ``titleAlignment`` says something else.
    /// That is our choice, because Apple does not document it.
    @MainActor func partRects(
      in bounds: CGRect, _ ruler: TextRuler, _ alignment: UIControl.ContentHorizontalAlignment,
      isRightToLeft: Bool
    ) -> (image: CGRect, title: CGRect) {
      let parts = parts(ruler, inWidth: bounds.width)
      let (image, room) = (parts.image, bounds.inset(by: contentInsets))
      let besideTexts = isImageBeside ? image.width + parts.imagePadding : 0
      let texts = CGSize(
        width: min(parts.texts.width, max(0, room.width - besideTexts)), height: parts.texts.height)
      let size = contentSize(image, texts, parts.imagePadding)
      let content = room.placing(size, at: alignment.edge(isRightToLeft: isRightToLeft))
      let imageRect = content.placing(image, at: imagePlacement)
      let textsRect = content.placing(texts, at: imagePlacement.opposite)
      let title = CGSize(width: min(parts.title.width, texts.width), height: parts.title.height)
      let titleRect = textsRect.placing(title, at: edgeOfTitle.union(.top))
      func placed(_ rect: CGRect) -> CGRect {
        let grid = PixelGrid(scale: Double(UIScreen.main.scale))
        let x = isRightToLeft ? bounds.minX + bounds.maxX - rect.maxX : rect.minX
        return CGRect(
          x: grid.round(x), y: grid.round(rect.minY), width: rect.width, height: rect.height)
      }
      return (placed(imageRect), placed(titleRect))
    }

    /// The edge of the texts at which the title is; none if it is centred.
    private var edgeOfTitle: NSDirectionalRectEdge {
      switch titleAlignment {
      case .automatic: isImageBeside ? imagePlacement.intersection([.leading, .trailing]) : []
      case .leading: .leading
      case .center: []
      case .trailing: .trailing
      }
    }

    private var shownImage: UIImage? {
      guard let symbol = preferredSymbolConfigurationForImage else { return image }
      return image?.withConfiguration(symbol)
    }

    @MainActor private func size(
      of text: String?, _ ruler: TextRuler, isSubtitle: Bool = false, inWidth width: CGFloat?
    ) -> CGSize {
      guard let text, !text.isEmpty else { return .zero }
      let (font, adjusts) = self.font(isSubtitle: isSubtitle)
      let mode = isSubtitle ? subtitleLineBreakMode : titleLineBreakMode
      return ruler.size(
        of: text, font: font, adjusts: adjusts, lines: mode.wraps ? 0 : 1, maximumWidth: width)
    }

    /// The font of the title, and whether it follows the text size.
    @MainActor var titleFont: (font: Font, adjusts: Bool) { font(isSubtitle: false) }

    /// The font that the attributes of a text or its transformer state, or the usual one, which
    /// follows the text size.
    @MainActor private func font(isSubtitle: Bool) -> (font: Font, adjusts: Bool) {
      typealias Key = AttributeScopes.UIKitAttributes.FontAttribute
      let text = isSubtitle ? attributedSubtitle : attributedTitle
      let transformer =
        isSubtitle ? subtitleTextAttributesTransformer : titleTextAttributesTransformer
      var attributes = AttributeContainer()
      attributes[Key.self] = text?.runs.first?[Key.self]
      if let own = (transformer?(attributes) ?? attributes)[Key.self] { return (own.fixed, false) }
      let style = isSubtitle ? .footnote : buttonSize.textStyle
      return (UIFont.preferredFont(forTextStyle: style).model, true)
    }
  }
}

extension CGRect {
  /// Returns a rectangle of a size at edges of this one, as in left-to-right writing; along an axis
  /// without an edge it is in the middle.
  fileprivate func placing(_ size: CGSize, at edges: NSDirectionalRectEdge) -> CGRect {
    func start(_ first: Bool, _ last: Bool, _ free: CGFloat) -> CGFloat {
      first ? 0 : last ? free : free / 2
    }
    return CGRect(
      x: minX + start(edges.contains(.leading), edges.contains(.trailing), width - size.width),
      y: minY + start(edges.contains(.top), edges.contains(.bottom), height - size.height),
      width: size.width, height: size.height)
  }
}

extension NSLineBreakMode {
  /// Whether a text has as many lines as it needs.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension NSDirectionalRectEdge {
  /// The edges on the other side.
  fileprivate var opposite: NSDirectionalRectEdge {
    let pairs: [(NSDirectionalRectEdge, NSDirectionalRectEdge)] = [
      (.leading, .trailing), (.trailing, .leading), (.top, .bottom), (.bottom, .top),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The edge at which the content is; none if it is centred.
  fileprivate func edge(isRightToLeft: Bool) -> NSDirectionalRectEdge {
    switch self {
    case .center: []
    case .leading, .fill: .leading
    case .trailing: .trailing
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    }
  }
}
