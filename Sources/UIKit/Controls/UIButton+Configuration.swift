public import Foundation

extension UIButton {
  /// What a button shows and how much room it has. Colours and shapes are not drawn.
  public struct Configuration: Sendable {
    /// How large a button is.
    public enum Size: Sendable {
      /// The smallest.
      case mini
      /// Small.
      case small
      /// As usual.
      case medium
      /// Large.
      case large
    }

    /// How round corners are; nothing is drawn.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed
      /// As the background says, with the text size.
      case dynamic
      /// A little.
      case small
      /// As usual.
      case medium
      /// Much.
      case large
      /// Half of the height.
      case capsule
    }

    /// Where lines of the title and the subtitle lie; nothing is drawn.
    public enum TitleAlignment: Int, Sendable {
      /// As the button decides.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// The title.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The title with attributes, of which the string counts.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The picture.
    public var image: UIImage?
    /// At which edge of the title the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The room around everything, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How large the button is: what is not set follows it.
    public var buttonSize = Size.medium
    /// Nothing is drawn.
    public var cornerStyle = CornerStyle.dynamic
    /// Nothing is drawn.
    public var titleAlignment = TitleAlignment.automatic
    /// Nothing is drawn.
    public var baseForegroundColor: UIColor?
    /// Nothing is drawn.
    public var baseBackgroundColor: UIColor?
    /// Whether a wheel turns in the place of the picture.
    public var showsActivityIndicator = false
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    private init() {}

    /// A configuration without a background.
    public static func plain() -> Configuration { Configuration() }
    /// A configuration on grey.
    public static func gray() -> Configuration { Configuration() }
    /// A configuration on the tint colour, which shows through.
    public static func tinted() -> Configuration { Configuration() }
    /// A configuration on the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// A configuration without a background and room.
    public static func borderless() -> Configuration { Configuration() }
    /// A configuration on grey.
    public static func bordered() -> Configuration { Configuration() }
    /// A configuration on the tint colour, which shows through.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A configuration on the tint colour.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// The size of what the button shows, in points: the picture beside or above the texts, with the
    /// room around them.
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
      let font = UIFont.preferredFont(forTextStyle: isSmall ? .footnote : .body)
      return TextRuler(label).size(
        of: text, font: font.model, adjusts: true, lines: 0, maximumWidth: nil)
    }
  }
}

private func max(_ left: CGSize, _ right: CGSize) -> CGSize {
  left.width > right.width ? left : right
}
