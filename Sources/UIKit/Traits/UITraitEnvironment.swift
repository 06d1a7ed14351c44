import Foundation
import TinamouEnvironment
import TinamouLayout

/// What has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// The traits are others than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// A kind of trait, to be told of.
public protocol UITraitDefinition: Sendable {
  /// Whether two collections differ in the trait.
  static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool
}

/// A kind of trait, to be told of.
public typealias UITrait = any UITraitDefinition.Type

/// The width class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.horizontalSizeClass != right.horizontalSizeClass
  }
}

/// The height class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.verticalSizeClass != right.verticalSizeClass
  }
}

/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.preferredContentSizeCategory != right.preferredContentSizeCategory
  }
}

/// The direction of writing.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.layoutDirection != right.layoutDirection
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceStyle != right.userInterfaceStyle
  }
}

/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Whether two collections differ in it.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.displayScale != right.displayScale
  }
}

/// What somebody who wants to be told of traits holds.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Who wants to be told of which traits.
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

  func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(old, new) }) {
      registration.handler(old)
    }
  }
}

/// A view or controller that tells of changed traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Calls a handler whenever one of the traits changes.
  @discardableResult
  func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Calls a handler with the receiver and the traits before whenever one of the traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraitChanges(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
}

extension UIView: UITraitChangeObservable {
  /// Calls a handler whenever one of the traits changes.
  @discardableResult
  public func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitHandlers.add(traits, handler) }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.remove(registration)
  }

  func tellTraits(changedFrom old: UITraitCollection) {
    traitCollectionDidChange(old)
    traitHandlers.tell(old, traitCollection)
  }

  /// The traits of the view: those of its window, outside of windows those of the screen, both with
  /// what is overridden.
  var currentTraits: UITraitCollection {
    if window != nil { return UITraitCollection(layoutView.traitCollection) }
    var traits = UIScreen.main.environment.traits
    var item: LayoutView? = layoutView
    var overrides: [TraitOverrides] = []
    while let view = item {
      overrides.append(view.traitOverrides)
      item = view.superview
    }
    for override in overrides.reversed() { traits = override.applied(to: traits) }
    return UITraitCollection(traits)
  }

  /// The direction in which a view with an attribute has its leading and trailing edges.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection.direction)
  }

  /// The direction in which a view with an attribute has its leading and trailing edges.
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

extension UIViewController: UITraitChangeObservable {
  /// Calls a handler whenever one of the traits changes.
  @discardableResult
  public func observeTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitHandlers.add(traits, handler) }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.remove(registration)
  }
}
