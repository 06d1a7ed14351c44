public import Foundation
import TinamouText

/// What describes a font: the system's in a size and weight.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Font.Weight
  /// What letters look like.
  public let symbolicTraits: SymbolicTraits

  init(pointSize: CGFloat, weight: Font.Weight, symbolicTraits: SymbolicTraits = []) {
    self.pointSize = pointSize
    self.weight = weight
    let isBold = ![.ultraLight, .thin, .light, .regular, .medium].contains(weight)
    self.symbolicTraits = isBold ? symbolicTraits.union(.traitBold) : symbolicTraits
    super.init()
  }

  /// What letters look like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt32

    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic; measured as upright.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide; measured as usual.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow; measured as usual.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Of one width; measured as usual.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// Designs of the system's font, all measured as the usual one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a design from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The description of the font of a text style.
  @preconcurrency @MainActor public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// The description of the font of a text style for some traits.
  @preconcurrency @MainActor public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The description with other traits, of which bold is measured.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      pointSize: pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
      symbolicTraits: symbolicTraits)
  }
  /// The description itself: all designs are measured as the usual one.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The description in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, weight: weight, symbolicTraits: symbolicTraits)
  }
}
