import TinamouControllers
import TinamouEnvironment
import TinamouLayout

/// The values of the traits on which no layout depends: light or dark, the weight of texts, and the
/// traits of an app.
struct OtherTraits: Equatable, @unchecked Sendable {
  /// A value, which is only read. Values that cannot be compared are never equal.
  private struct Value: Equatable {
    let value: Any

    static func == (left: Value, right: Value) -> Bool {
      (left.value as? any Equatable)?.isEqual(to: right.value) ?? false
    }
  }

  private var values: [ObjectIdentifier: Value] = [:]

  /// The traits outside of all overrides.
  static let ofSystem: OtherTraits = {
    var traits = OtherTraits()
    traits[UITraitUserInterfaceStyle.self] = .light
    traits[UITraitLegibilityWeight.self] = .regular
    return traits
  }()

  /// The traits of a window outside of all overrides.
  static func ofSystem(in environment: LayoutEnvironment) -> OtherTraits {
    var traits = ofSystem
    traits[BarSideTrait.self] = environment.barSide.map(Optional.some)
    return traits
  }

  /// The value of a trait; `nil` for none.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue.map { Value(value: $0) } }
  }

  func differs(from other: OtherTraits, in trait: UITrait) -> Bool {
    values[ObjectIdentifier(trait)] != other.values[ObjectIdentifier(trait)]
  }

  /// The traits that have other values in other ones.
  func traits(differingFrom other: OtherTraits) -> [ObjectIdentifier] {
    Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }
  }

  mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// Returns these values, and those of traits outside where there are none here.
  func inside(_ outer: OtherTraits) -> OtherTraits {
    var traits = self
    traits.values.merge(outer.values) { own, _ in own }
    return traits
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension UIView {
  /// The values that the view and its controller state.
  private var statedTraits: OtherTraits {
    traitSettings.collection.others.inside(controller?.statedTraits ?? OtherTraits())
  }

  /// The values of the view: those that it states, and those of the views around it.
  var otherTraits: OtherTraits {
    layoutAncestors.reduce(OtherTraits()) {
      $0.inside($1.view?.statedTraits ?? OtherTraits())
    }.inside(.ofSystem(in: window?.model.engine.environment ?? UIScreen.main.environment))
  }

  /// Makes a change, and informs everything in the view whose values have changed then, if the
  /// change is one of values.
  func changeOtherTraits(if changesValues: Bool, _ change: () -> Void) {
    let before = changesValues ? treeViews.map { ($0, $0.otherTraits) } : []
    change()
    for (view, old) in before {
      let new = view.traitCollection
      if new.others == old { continue }
      let previous = UITraitCollection(new.overrides, others: old)
      view.controller?.notifyTraits(changedFrom: previous)
      view.notifyTraits(changedFrom: previous)
    }
  }
}

extension UIViewController {
  /// The values that the controller and its parent state for it.
  var statedTraits: OtherTraits { traitSettings.collection.others.inside(othersOfParent) }

  /// Makes a change, and informs everything in the view whose values have changed then, if the
  /// change is one of values.
  func changeOtherTraits(if changesValues: Bool, _ change: () -> Void) {
    if let ownView { ownView.changeOtherTraits(if: changesValues, change) } else { change() }
  }
}
