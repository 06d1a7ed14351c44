public import Foundation

extension UIButton {
  /// The content and spacing of a button. Colours and shapes are not drawn.
  public struct Configuration: Sendable {
    /// The size of a button.
    public enum Size: Sendable {
      case mini, small, medium, large
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
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The text below the title with attributes, of which the string and the first font are used.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// Changes the attributes of the title, of which only the font is used.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle, of which only the font is used.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title; all modes break between words.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle; all modes break between words.
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
    /// The space around the content, in points.
    public var contentInsets = Configuration.defaultContentInsets
    /// The size of the button; it does not change the insets.
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

    /// The insets of a medium button at the default text size that a developer read and an engineer
    /// of Apple confirmed: https://developer.apple.com/forums/thread/733541.
    private static let defaultContentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    private init() {}

    /// Sets the insets back to those of a configuration that was not changed.
    public mutating func setDefaultContentInsets() { contentInsets = Self.defaultContentInsets }

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

    /// Returns the size of the content, in points: the image beside or above the texts, with the
    /// space around them.
    @MainActor func contentSize(titleLabel: UILabel?) -> CGSize {
      let texts = CGSize(
        width: max(size(of: title, titleLabel), size(of: subtitle, titleLabel, isSmall: true))
          .width,
        height: size(of: title, titleLabel).height
          + (title == nil || subtitle == nil ? 0 : titlePadding)
          + size(of: subtitle, titleLabel, isSmall: true).height)
      let picture =
        showsActivityIndicator ? CGSize(width: 20, height: 20) : shownImage?.size ?? .zero
      let gap = texts == .zero || picture == .zero ? 0 : imagePadding
      let isBeside = !imagePlacement.isDisjoint(with: [.leading, .trailing])
      let content =
        isBeside
        ? CGSize(
          width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
        : CGSize(
          width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
      return CGSize(
        width: content.width + contentInsets.leading + contentInsets.trailing,
        height: content.height + contentInsets.top + contentInsets.bottom)
    }

    private var shownImage: UIImage? {
      guard let symbol = preferredSymbolConfigurationForImage else { return image }
      return image?.withConfiguration(symbol)
    }

    @MainActor private func size(
      of text: String?, _ label: UILabel?, isSmall: Bool = false
    ) -> CGSize {
      guard let text, !text.isEmpty, let label else { return .zero }
      let own = font(isSubtitle: isSmall)
      let usual = UIFont.preferredFont(forTextStyle: isSmall ? .footnote : .body)
      return TextRuler(label).size(
        of: text, font: own?.fixed ?? usual.model, adjusts: own == nil, lines: 0, maximumWidth: nil)
    }

    /// The font that the attributes of a text or its transformer state.
    private func font(isSubtitle: Bool) -> UIFont? {
      typealias Key = AttributeScopes.UIKitAttributes.FontAttribute
      let text = isSubtitle ? attributedSubtitle : attributedTitle
      let transformer =
        isSubtitle ? subtitleTextAttributesTransformer : titleTextAttributesTransformer
      var attributes = AttributeContainer()
      attributes[Key.self] = text?.runs.first?[Key.self]
      return (transformer?(attributes) ?? attributes)[Key.self]
    }
  }
}

private func max(_ left: CGSize, _ right: CGSize) -> CGSize {
  left.width > right.width ? left : right
}
