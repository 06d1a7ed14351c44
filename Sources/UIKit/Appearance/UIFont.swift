public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// The system font, or another font by its name.
public class UIFont: AttributeValue, @unchecked Sendable {
  /// The layout's font; it has a text style if it scales with one.
  let model: Font
  /// The size in points, for the text size at the time when the font was made.
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

  /// Makes a font by its PostScript name; an unknown font is measured as Helvetica Neue.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.named(name, size: Double(size)), pointSize: Double(size), name: name)
  }

  /// The font of a text without one outside of labels and buttons, such as that of a text view.
  ///
  /// Helvetica in 12 points, as the tests of LinkedIn's LayoutKit measured it.
  static let ofText = UIFont(.named("Helvetica", size: 12), pointSize: 12, name: "Helvetica")

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { CGFloat(Font.labelFontSize) }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The default size of the system, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The small size of the system, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system font in a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// Returns the system font in a size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .systemFont(ofSize: Double(fontSize), weight: weight.model), pointSize: Double(fontSize))
  }
  /// Returns the system font in a size, weight and width; it is measured with the normal width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the bold system font in a size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// Returns the italic system font in a size; it is measured as the upright one.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }
  /// Returns the system font with digits of equal width; it is measured as the normal one.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
  /// Returns the font of a text style, for the text size that the user has chosen.
  @preconcurrency @MainActor public class func preferredFont(
    forTextStyle style: TextStyle
  ) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
  /// Returns the font of a text style, for the text size of traits.
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

  /// Returns the system font with letters of equal width; it is measured as the normal one.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// Makes a font from a descriptor; a size of 0 means the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = Double(pointSize > 0 ? pointSize : descriptor.pointSize)
    if let name = descriptor.name {
      self.init(.named(name, size: size), pointSize: size, name: name)
    } else {
      self.init(.systemFont(ofSize: size, weight: descriptor.weight), pointSize: size)
    }
  }
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, weight: model.weight, name: isSystemFont ? nil : fontName)
  }
  /// The names of the families: only that of the system font.
  public class var familyNames: [String] { [".AppleSystemUIFont"] }
  /// Returns the names of the fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The font in its size for the text size of traits, if it follows the text size.
  @MainActor func adjusted(to traits: UITraitCollection) -> UIFont {
    guard model.textStyle != nil else { return self }
    let size = model.pointSize(for: Self.category(of: traits))
    return size == Double(pointSize) ? self : UIFont(model, pointSize: size, name: fontName)
  }

  /// Returns the font in another size, which no longer follows the text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(sized(Double(fontSize)), pointSize: Double(fontSize), name: fontName)
  }

  private func sized(_ size: Double) -> Font {
    Font(textStyle: nil, pointSize: size, weight: model.weight, name: model.name)
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { CGFloat(model.face.lineHeight * Double(pointSize)) }
  /// The ascender: the distance from the baseline up to the top of letters, in points.
  public var ascender: CGFloat { CGFloat(model.face.ascent * Double(pointSize)) }
  /// The descender: the distance from the baseline down to the bottom of letters, in points;
  /// negative.
  public var descender: CGFloat { ascender - lineHeight }
  /// The height of capital letters, in points; of other fonts than the system's, that of Helvetica
  /// Neue.
  public var capHeight: CGFloat { pointSize * (isSystemFont ? 1443 / 2048 : 0.714) }
  /// The height of small letters, in points; of other fonts than the system's, that of Helvetica
  /// Neue.
  public var xHeight: CGFloat { pointSize * (isSystemFont ? 1078 / 2048 : 0.517) }
  private var isSystemFont: Bool { model.name == nil }
  /// The space between lines, in points.
  public var leading: CGFloat { 0 }

  /// The layout's font in the size in which this font was made.
  var fixed: Font {
    if model.pointSize(for: .large) == Double(pointSize) { return model }
    return sized(Double(pointSize))
  }

  /// Returns whether both are the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return model == other.model && pointSize == other.pointSize && fontName == other.fontName
  }

  /// The hash value of the font.
  public override var hash: Int { model.hashValue }
}
