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

/// A trait whose changes can be observed.
public protocol UITraitDefinition: Sendable {}

/// A trait whose changes can be observed.
public typealias UITrait = any UITraitDefinition.Type

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The writing direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}

extension UITraitCollection {
  /// Whether another collection has another value of a trait; traits of an app do not change.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != other.userInterfaceIdiom
    case is UITraitPreferredContentSizeCategory.Type:
      preferredContentSizeCategory != other.preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
    case is UITraitDisplayScale.Type: displayScale != other.displayScale
    default: false
    }
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
    traitCollectionDidChange(old)
    traitHandlers.notify(old, traitCollection)
  }

  var currentTraits: UITraitCollection { UITraitCollection(layoutTraits) }

  /// The traits on which the layout depends: those of the window, or of the screen outside of
  /// windows, with the overrides applied.
  var layoutTraits: TraitCollection {
    if window != nil { return layoutView.traitCollection }
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
