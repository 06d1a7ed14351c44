import Foundation
import TinamouEnvironment
import TinamouLayout

/// An object that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// A trait whose changes can be observed. An app can define traits of its own.
public protocol UITraitDefinition: Sendable {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// Whether colours depend on the trait; nothing is drawn.
  static var affectsColorAppearance: Bool { get }
  /// The name of the trait.
  static var name: String { get }
  /// The identifier of the trait.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait whose changes can be observed.
public typealias UITrait = any UITraitDefinition.Type

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not specified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// The writing direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Not specified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not specified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
/// The weight of texts that the user prefers.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Not specified.
  public static let defaultValue = UILegibilityWeight.unspecified
}
/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Not specified.
  public static let defaultValue: CGFloat = 0
}

extension UITraitCollection {
  /// The traits on which colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self]
  }
  /// The traits on which the choice of an image depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self,
    ]
  }

  /// The value of a trait, or its default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let layout = layoutValue(of: trait), let value = layout.base as? Trait.Value { return value }
    note(trait)
    return others[trait] ?? Trait.defaultValue
  }

  /// The value of a trait on which layouts depend; `nil` for another trait.
  private func layoutValue(of trait: UITrait) -> AnyHashable? {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: layoutDirection
    case is UITraitDisplayScale.Type: displayScale
    default: nil
    }
  }

  /// Whether another collection has another value of a trait.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    layoutValue(of: trait) != other.layoutValue(of: trait)
      || others.differs(from: other.others, in: trait)
  }
}

/// A registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// The handlers that observe changes of traits.
@MainActor struct TraitHandlers {
  final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  nonisolated init() {}

  mutating func add(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func notify(_ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { new.differs(from: old, in: $0) }) {
      registration.handler(old)
    }
  }
}

/// A view or controller whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a handler with the receiver and the previous traits whenever one of the traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitHandlers.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls a handler with the receiver, as an object of the type that the handler states, and the
  /// previous traits whenever one of the traits changes.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitHandlers.add(traits) { [weak self] previous in
      if let observer = self as? Observer { handler(observer, previous) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.remove(registration)
  }
}

extension UIView {
  func notifyTraits(changedFrom old: UITraitCollection) {
    let new = currentTraits
    traitSource?.didChange(new.traits(differingFrom: old))
    traitCollectionDidChange(old)
    traitHandlers.notify(old, new)
  }

  /// The traits of the view. A method that is tracked is called again when a trait that it reads
  /// changes.
  var currentTraits: UITraitCollection {
    if UIView.trackedView === self, traitSource == nil { traitSource = TraitSource() }
    return UITraitCollection(
      layoutTraits, others: otherTraits,
      readFrom: UIView.trackedView === self ? traitSource : nil)
  }

  /// Informs the view and what is in its window of changed traits now, and not before the next
  /// pass.
  public func updateTraitsIfNeeded() { layoutView.engine?.notifyTraits() }

  /// The traits on which the layout depends: those of the window, or of the screen outside of
  /// windows, with the overrides applied.
  var layoutTraits: TraitCollection {
    if window != nil { return layoutView.notifiedTraits }
    return layoutAncestors.reversed().reduce(UIScreen.main.environment.traits) {
      $1.traitOverrides.applied(to: $0)
    }
  }

  /// Returns the writing direction of a view with an attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection.direction)
  }

  /// Returns the writing direction of a view with an attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
