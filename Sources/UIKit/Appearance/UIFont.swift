public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// A font of the system. Other fonts are measured as the system's in their size.
public class UIFont: NSObject, @unchecked Sendable {
  /// The layout's font: with a text style if the font follows one.
  let model: Font
  /// The size in points, that of the text size when the font was made.
  public let pointSize: CGFloat
  /// The name of the family.
  public var familyName: String { ".AppleSystemUIFont" }
  /// The name of the font.
  public let fontName: String

  init(_ model: Font, pointSize: Double, name: String = ".SFUI-Regular") {
    self.model = model
    self.pointSize = CGFloat(pointSize)
    fontName = name
    super.init()
  }

  /// Makes a font by name, which is measured as the system's.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.systemFont(ofSize: Double(size)), pointSize: Double(size), name: name)
  }

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
    /// Thinner than usual.
    public static let light = Weight(-0.4)
    /// As usual.
    public static let regular = Weight(0)
    /// A little bolder than usual.
    public static let medium = Weight(0.23)
    /// Half bold.
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

  /// A use of text, whose size follows the text size that the user has chosen.
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
    /// Remarks.
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

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { CGFloat(Font.labelFontSize) }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The usual size of the system, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The small size of the system, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The system's font in a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The system's font in a size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .systemFont(ofSize: Double(fontSize), weight: weight.model), pointSize: Double(fontSize))
  }
  /// The system's bold font in a size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's italic font in a size, measured as the upright one.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }
  /// The system's font with digits of one width, measured as the usual one.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
  /// The font of a text style, in the size of the text size that the user has chosen.
  @preconcurrency @MainActor public class func preferredFont(
    forTextStyle style: TextStyle
  ) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
  /// The font of a text style, in the size for some traits.
  @preconcurrency @MainActor public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = Font.preferredFont(forTextStyle: style.model)
    return UIFont(font, pointSize: font.pointSize(for: category(of: traitCollection)))
  }

  @MainActor static func category(of traits: UITraitCollection?) -> ContentSizeCategory {
    traits?.overrides.preferredContentSizeCategory
      ?? UIScreen.main.environment.traits.preferredContentSizeCategory
  }

  /// The font in another size, which no longer follows the text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      .systemFont(ofSize: Double(fontSize), weight: model.weight), pointSize: Double(fontSize))
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { CGFloat(SystemFont.lineHeight(pointSize: Double(pointSize))) }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { CGFloat(Double(pointSize) * SystemFont.ascent) }
  /// How far letters reach below the baseline, in points; negative.
  public var descender: CGFloat { ascender - lineHeight }
  /// What is between lines, in points.
  public var leading: CGFloat { 0 }

  /// The font in the size that it was made with, as the layout knows it.
  var fixed: Font {
    if model.pointSize(for: .large) == Double(pointSize) { return model }
    return .systemFont(ofSize: Double(pointSize), weight: model.weight)
  }

  /// Whether both are the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return model == other.model && pointSize == other.pointSize && fontName == other.fontName
  }

  /// Feeds the font.
  public override var hash: Int { model.hashValue }
}

/// Scales fonts as a text style is scaled.
@preconcurrency @MainActor public final class UIFontMetrics: MainActorObject {
  private let style: TextStyle

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.model
    super.init(mainActor: ())
  }

  /// A font that grows from its size at L as the style does.
  public func scaledFont(for font: UIFont) -> UIFont {
    let scaled = FontMetrics(forTextStyle: style).scaledFont(for: font.model)
    return UIFont(scaled, pointSize: scaled.pointSize(for: UIFont.category(of: nil)))
  }

  /// A length that grows from its size at L as the style does.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    CGFloat(
      FontMetrics(forTextStyle: style).scaledValue(
        for: Double(value), compatibleWith: UIFont.category(of: nil)))
  }

  /// A length that grows from its size at L as the style does.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    CGFloat(
      FontMetrics(forTextStyle: style).scaledValue(
        for: Double(value), compatibleWith: UIFont.category(of: traitCollection)))
  }
}
