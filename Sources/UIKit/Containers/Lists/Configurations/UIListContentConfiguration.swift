public import Foundation

/// A text, a second text and an image, as the cells and headers of lists show them.
///
/// ``UIListContentView`` lays them out. Colours and shapes are not drawn.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  public struct TextProperties {
    /// The alignment of lines; nothing is drawn.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
    /// The letters that become capitals.
    public enum TextTransform: Int, Sendable {
      /// None.
      case none = 0
      /// All.
      case uppercase = 1
      /// No letters.
      case lowercase = 2
      /// The first letters of words.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// Has no effect: nothing is drawn.
    public var color = UIColor.label
    /// Has no effect: nothing is drawn.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines; nothing is drawn.
    public var alignment = TextAlignment.natural
    /// The line break mode; all modes break between words.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, 0 for no maximum.
    public var numberOfLines = 0
    /// Whether the font size can shrink; the layout ignores it.
    public var adjustsFontSizeToFitWidth = false
    /// The limit for shrinking the font; the layout ignores it.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Has no effect.
    public var showsExpansionTextWhenTruncated = false
    /// Whether the font follows the text size that the user has chosen.
    public var adjustsFontForContentSizeCategory = true
    /// The letters that become capitals.
    public var transform = TextTransform.none

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The properties of an image.
  public struct ImageProperties {
    /// A dimension of the reserved size that the system chooses: here, the size of the image.
    public static let standardDimension: CGFloat = 0

    /// Has no effect: nothing is drawn.
    public var tintColor: UIColor?
    /// Has no effect: nothing is drawn.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Has no effect: nothing is drawn.
    public var cornerRadius: CGFloat = 0
    /// Has no effect: nothing is drawn.
    public var strokeColor: UIColor?
    /// Has no effect: nothing is drawn.
    public var strokeWidth: CGFloat = 0
    /// The maximum size in points; the image keeps its proportions, and a length of 0 is no
    /// maximum.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image in points; a length of 0 is that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Has no effect: nothing is drawn.
    public var accessibilityIgnoresInvertColors = false
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    func size(of image: UIImage) -> CGSize {
      let size = (preferredSymbolConfiguration.map(image.withConfiguration) ?? image).size
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 {
        scale = min(scale, maximumSize.width / size.width)
      }
      if maximumSize.height > 0, size.height > 0 {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
  }

  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text with attributes, of which only the first font is used.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, of which only the first font is used.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview; the layout ignores the
  /// vertical axis.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space around the content in points. The defaults are our choice: those of a table's cells.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the texts are side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points. The default is our choice.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum space between texts side by side, in points. The default is our choice.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between the text and the second one below it, in points. The default is our choice.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Has no effect: nothing is drawn.
  public var alpha: CGFloat = 1

  /// The minimum height, in points: 44 for cells.
  var minimumHeight: CGFloat

  @MainActor init(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, isBeside: Bool = false,
    minimumHeight: CGFloat = 0
  ) {
    self.minimumHeight = minimumHeight
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration itself: only colours depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// Returns the content of a cell.
  @preconcurrency @MainActor public static func cell() -> Self {
    Self(.body, .subheadline, minimumHeight: 44)
  }
  /// Returns the content of a cell with a second text below.
  @preconcurrency @MainActor public static func subtitleCell() -> Self {
    Self(.body, .caption1, minimumHeight: 44)
  }
  /// Returns the content of a cell with a second text at its end.
  @preconcurrency @MainActor public static func valueCell() -> Self {
    Self(.body, .body, isBeside: true, minimumHeight: 44)
  }
  /// Returns the content of a header in a plain list.
  @preconcurrency @MainActor public static func plainHeader() -> Self {
    Self(.headline, .subheadline)
  }
  /// Returns the content of a footer in a plain list.
  @preconcurrency @MainActor public static func plainFooter() -> Self { Self(.footnote, .footnote) }
  /// Returns the content of a header in a grouped list.
  @preconcurrency @MainActor public static func groupedHeader() -> Self {
    Self(.footnote, .footnote)
  }
  /// Returns the content of a footer in a grouped list.
  @preconcurrency @MainActor public static func groupedFooter() -> Self {
    Self(.footnote, .footnote)
  }
  /// Returns the content of a header.
  @preconcurrency @MainActor public static func header() -> Self { Self(.headline, .subheadline) }
  /// Returns the content of a footer.
  @preconcurrency @MainActor public static func footer() -> Self { Self(.footnote, .footnote) }
  /// Returns the content of a prominent header.
  @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> Self {
    Self(.title3, .body)
  }
  /// Returns the content of a large header.
  @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.title2, .body)
  }
  /// Returns the content of a cell in a sidebar.
  @preconcurrency @MainActor public static func sidebarCell() -> Self {
    Self(.body, .subheadline, minimumHeight: 44)
  }
  /// Returns the content of a cell with a second text in a sidebar.
  @preconcurrency @MainActor public static func sidebarSubtitleCell() -> Self {
    Self(.body, .caption1, minimumHeight: 44)
  }
  /// Returns the content of a cell with an account in a sidebar.
  @preconcurrency @MainActor public static func accompaniedSidebarCell() -> Self {
    Self(.body, .subheadline, minimumHeight: 44)
  }
  /// Returns the content of a header in a sidebar.
  @preconcurrency @MainActor public static func sidebarHeader() -> Self {
    Self(.headline, .subheadline)
  }
}

/// Axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: UInt

  /// Makes axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
