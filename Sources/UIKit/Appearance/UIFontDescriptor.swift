public import Foundation
import TinamouText

/// A description of the system font, or of one with a name, in a size and weight.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Font.Weight
  /// The PostScript name; `nil` for the system font.
  let name: String?
  /// Symbolic traits of a font.
  public let symbolicTraits: SymbolicTraits

  init(
    pointSize: CGFloat, weight: Font.Weight, symbolicTraits: SymbolicTraits = [],
    name: String? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.name = name
    let isBold = ![.ultraLight, .thin, .light, .regular, .medium].contains(weight)
    self.symbolicTraits = isBold ? symbolicTraits.union(.traitBold) : symbolicTraits
    super.init()
  }

  /// Symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt32

    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic; measured as upright.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide; measured as normal.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow; measured as normal.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Letters of equal width; measured as normal.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// Designs of the system font, all measured as the default one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a design from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Serif.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the descriptor of the font of a text style.
  @preconcurrency @MainActor public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// Returns the descriptor of the font of a text style for traits.
  @preconcurrency @MainActor public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor with other traits, of which only bold is measured.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      pointSize: pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
      symbolicTraits: symbolicTraits, name: name)
  }
  /// Returns the descriptor itself, because all designs are measured as the default one.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// Returns the descriptor with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: newPointSize, weight: weight, symbolicTraits: symbolicTraits, name: name)
  }
}
