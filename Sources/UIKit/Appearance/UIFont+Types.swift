public import Foundation
import TinamouText

extension UIFont {
  /// The weight of letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1, 0 for regular.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Lighter than normal.
    public static let light = Weight(-0.4)
    /// The default.
    public static let regular = Weight(0)
    /// Slightly bolder than normal.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    var model: Font.Weight {
      let known: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }

  /// The width of letters; all are measured with the normal one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// Smaller than 0 for narrow letters, 0 for normal ones.
    public let rawValue: CGFloat

    /// Makes a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrower than normal.
    public static let condensed = Width(rawValue: -0.2)
    /// The default.
    public static let standard = Width(rawValue: 0)
    /// Wider than normal.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A text style, whose size follows the text size that the user has chosen.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var model: TinamouText.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }
}
