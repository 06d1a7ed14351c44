public import Foundation
import TinamouText

extension UIFontDescriptor {
  /// An attribute of a font: its name, size and traits are measured.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes an attribute from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face; not measured.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits: a dictionary with ``TraitKey`` as keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features; not measured.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The fonts for other letters; not measured.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The text style; not measured.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A trait of a font, of which the weight and the symbolic traits are measured.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width; not measured.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant; not measured.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature, which is not measured.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen of the type.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The type of the feature.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen of the type.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Makes a description from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(pointSize: 0, weight: .regular, changedBy: attributes)
  }
  /// Makes a description of a font with a PostScript name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(pointSize: size, weight: .regular, name: fontName)
  }

  /// Returns the description with other attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, weight: weight, symbolicTraits: symbolicTraits, name: name,
      changedBy: attributes)
  }
  /// Returns the description in another face, which is not measured.
  public func withFace(_ newFace: String) -> UIFontDescriptor { self }
  /// Returns the description of the regular font of a family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  private convenience init(
    pointSize: CGFloat, weight: Font.Weight, symbolicTraits: SymbolicTraits = [],
    name: String? = nil, changedBy attributes: [AttributeName: Any]
  ) {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    func number(_ value: Any?) -> CGFloat? {
      value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    let newWeight =
      traits[.weight] as? UIFont.Weight
      ?? number(traits[.weight]).map { UIFont.Weight(rawValue: $0) }
    self.init(
      pointSize: number(attributes[.size]) ?? pointSize, weight: newWeight?.model ?? weight,
      symbolicTraits: traits[.symbolic] as? SymbolicTraits ?? symbolicTraits,
      name: attributes[.name] as? String ?? attributes[.family] as? String ?? name)
  }
}
