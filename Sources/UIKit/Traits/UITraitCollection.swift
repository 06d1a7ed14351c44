public import Foundation
import TinamouEnvironment
import TinamouLayout

/// The size class along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }

  var sizeClass: SizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}

/// The writing direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft

  var direction: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The writing direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Light or dark appearance; nothing is drawn.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The weight of texts that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// How a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored with the environment.
  case unspecified = 0
  /// Playback controls: the view is never mirrored.
  case playback = 1
  /// Controls of directions in space: the view is never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4

  var layoutAttribute: SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }
}

/// The text size that the user has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String

  /// Makes a category from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  init(_ category: ContentSizeCategory) {
    switch category {
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
    default: self.init(rawValue: Self.prefix + category.rawValue)
    }
  }

  private static let prefix = "UICTContentSizeCategory"
  /// Not specified.
  public static let unspecified = UIContentSizeCategory(rawValue: "_" + prefix + "Unspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory(rawValue: prefix + "XS")
  /// S.
  public static let small = UIContentSizeCategory(rawValue: prefix + "S")
  /// M.
  public static let medium = UIContentSizeCategory(rawValue: prefix + "M")
  /// L, the default.
  public static let large = UIContentSizeCategory(rawValue: prefix + "L")
  /// XL.
  public static let extraLarge = UIContentSizeCategory(rawValue: prefix + "XL")
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: prefix + "XXL")
  /// XXXL.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: prefix + "XXXL")
  /// AX1.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: prefix + "AccessibilityM")
  /// AX2.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: prefix + "AccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: prefix + "AccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: prefix + "AccessibilityXXL")
  /// AX5.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: prefix + "AccessibilityXXXL")

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { (category ?? .large) >= .accessibilityMedium }

  /// Orders sizes from small to large.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.category ?? .large) < (right.category ?? .large)
  }
  /// Orders sizes from small to large.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }
  /// Orders sizes from small to large.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    !(right < left)
  }
  /// Orders sizes from small to large.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    !(left < right)
  }

  /// The category in the layout; `nil` if it is not set.
  var category: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { UIContentSizeCategory($0) == self }
  }
}

/// The traits that a layout can depend on besides its size.
public final class UITraitCollection: NSObject, Sendable {
  /// The traits on which layouts depend.
  let overrides: TraitOverrides
  /// The other traits.
  let others: OtherTraits
  /// The traits of the view whose tracked method reads this collection.
  private let source: TraitSource?

  init(
    _ overrides: TraitOverrides, others: OtherTraits = OtherTraits(),
    readFrom source: TraitSource? = nil
  ) {
    (self.overrides, self.others, self.source) = (overrides, others, source)
    super.init()
  }

  convenience init(
    _ traits: TraitCollection, others: OtherTraits = .ofSystem, readFrom source: TraitSource? = nil
  ) {
    self.init(
      TraitOverrides(
        horizontalSizeClass: traits.horizontalSizeClass,
        verticalSizeClass: traits.verticalSizeClass,
        userInterfaceIdiom: traits.userInterfaceIdiom, displayScale: traits.displayScale,
        layoutDirection: traits.layoutDirection,
        preferredContentSizeCategory: traits.preferredContentSizeCategory),
      others: others, readFrom: source)
  }

  /// Notes that a trait is read.
  func note(_ trait: UITrait) { source?.note(trait) }

  /// Makes a collection without traits.
  public override convenience init() { self.init(TraitOverrides()) }
  /// Makes a collection with one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitOverrides(horizontalSizeClass: horizontalSizeClass.sizeClass))
  }
  /// Makes a collection with one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitOverrides(verticalSizeClass: verticalSizeClass.sizeClass))
  }
  /// Makes a collection with one trait; idioms other than phone and pad are ignored.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    let known: UserInterfaceIdiom? = idiom == .phone ? .phone : idiom == .pad ? .pad : nil
    self.init(TraitOverrides(userInterfaceIdiom: known))
  }
  /// Makes a collection with one trait.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitOverrides(displayScale: Double(scale)))
  }
  /// Makes a collection with one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    let direction: LayoutDirection? =
      switch layoutDirection {
      case .unspecified: nil
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    self.init(TraitOverrides(layoutDirection: direction))
  }
  /// Makes a collection with one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitOverrides(preferredContentSizeCategory: preferredContentSizeCategory.category))
  }
  /// Makes a collection with one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitOverrides(), UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }
  /// Makes a collection with one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitOverrides(), UITraitLegibilityWeight.self, legibilityWeight)
  }
  /// Makes a collection with one of the other traits; its default means none.
  private convenience init<Trait: UITraitDefinition>(
    _ overrides: TraitOverrides, _ trait: Trait.Type, _ value: Trait.Value
  ) where Trait.Value: Equatable {
    var others = OtherTraits()
    others[trait] = value == Trait.defaultValue ? nil : value
    self.init(overrides, others: others)
  }
  /// Makes a collection with the traits of several collections; the last value of each trait
  /// counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var overrides = TraitOverrides()
    var others = OtherTraits()
    for collection in collections {
      overrides = collection.overrides.inside(overrides)
      others = collection.others.inside(others)
    }
    self.init(overrides, others: others)
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    note(UITraitHorizontalSizeClass.self)
    return overrides.horizontalSizeClass.map(UIUserInterfaceSizeClass.init) ?? .unspecified
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    note(UITraitVerticalSizeClass.self)
    return overrides.verticalSizeClass.map(UIUserInterfaceSizeClass.init) ?? .unspecified
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    note(UITraitUserInterfaceIdiom.self)
    return switch overrides.userInterfaceIdiom {
    case .phone: .phone
    case .pad: .pad
    case nil: .unspecified
    }
  }
  /// Pixels per point; 0 if not specified.
  public var displayScale: CGFloat {
    note(UITraitDisplayScale.self)
    return CGFloat(overrides.displayScale ?? 0)
  }
  /// The writing direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    note(UITraitLayoutDirection.self)
    return switch overrides.layoutDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case nil: .unspecified
    }
  }
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    note(UITraitPreferredContentSizeCategory.self)
    return overrides.preferredContentSizeCategory.map(UIContentSizeCategory.init) ?? .unspecified
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The weight of texts that the user prefers; texts are measured without it.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

  /// The traits for fonts and colours made outside of views: those of the screen, unless others
  /// were set.
  @preconcurrency @MainActor public static var current: UITraitCollection {
    get { collectionInUse ?? UIScreen.main.traitCollection }
    set { collectionInUse = newValue }
  }
  @MainActor private static var collectionInUse: UITraitCollection?

  /// Runs a block with the collection as ``current``.
  @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.collectionInUse
    Self.collectionInUse = self
    defer { Self.collectionInUse = outer }
    actions()
  }

  /// Returns whether all traits of another collection have the same values here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
  }

  /// Returns whether colours can differ; nothing is drawn.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Returns whether both have the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return overrides == other.overrides && others == other.others
  }

  /// The hash value of the traits.
  public override var hash: Int { overrides.hashValue }
}
