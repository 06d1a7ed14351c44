import Observation

/// The traits of a view as an object that can be observed, so that a method which reads one is
/// called again when it changes.
final class TraitSource: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Stands for the value of a trait in key paths; the value itself is in a collection.
  private subscript(trait: ObjectIdentifier) -> Bool { true }

  /// Notes that a trait is read.
  func note(_ trait: UITrait) {
    registrar.access(self, keyPath: \.[ObjectIdentifier(trait)])
  }

  /// Informs those who have read a trait that has changed.
  func didChange(_ traits: some Sequence<ObjectIdentifier>) {
    for trait in traits { registrar.withMutation(of: self, keyPath: \.[trait]) {} }
  }
}

extension UITraitCollection {
  /// The traits on which layouts depend.
  private static let traitsOfLayouts: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
  ]

  /// The traits that have other values in another collection.
  func traits(differingFrom other: UITraitCollection) -> [ObjectIdentifier] {
    Self.traitsOfLayouts.filter { differs(from: other, in: $0) }.map { ObjectIdentifier($0) }
      + others.traits(differingFrom: other.others)
  }
}
