extension LayoutEngine {
  /// Activates and deactivates what the environment asks for, and nothing that stays.
  func switchSets() throws(LayoutError) {
    let applying = constraintSets.indices.filter { applies(constraintSets[$0]) }
    guard applying != switchboard.applying || switchboard.isStale else { return }
    switchboard.applying = applying
    switchboard.isStale = false
    let sets = applying.map { constraintSets[$0] }
    // A view that was removed took its constraints along; those of a set rest until it is back.
    let present = sets.flatMap(\.constraints).filter { constraint in
      constraint.terms.allSatisfy { $0.item?.engine === self }
    }
    try switchConstraints(present)
    switchOverrides(sets.flatMap(\.overrides))
  }

  /// Whether a set applies, as far as the sizes of containers are known.
  func applies(_ set: ConstraintSet) -> Bool {
    set.conditions.isEmpty || set.conditions.contains(where: holds)
  }

  /// Whether a condition holds. One on the size of a container that is not known yet does not.
  private func holds(_ condition: LayoutCondition) -> Bool {
    let view = condition.view ?? root
    guard view.engine === self, condition.traits.matches(view.traitCollection, in: environment)
    else { return false }
    if condition.limits.isEmpty { return true }
    let size = view === root ? environment.windowSize : switchboard.containerSizes[view.id]
    guard let size else { return false }
    return condition.limits.allSatisfy { $0.holds(for: size) }
  }

  private func switchConstraints(_ wanted: [LayoutConstraint]) throws(LayoutError) {
    let wantedObjects = Set(wanted.map { ObjectIdentifier($0) })
    let leaving = switchboard.constraints.filter { !wantedObjects.contains(ObjectIdentifier($0)) }
    LayoutConstraint.deactivate(leaving)
    switchboard.constraints = wanted
    switchedConstraints += leaving.count + wanted.count { !$0.isActive }
    try LayoutConstraint.activate(wanted)
  }

  private func switchOverrides(_ overrides: [ViewOverride]) {
    var wanted: [ViewOverride.Key: ViewOverride] = [:]
    for override in overrides { wanted[override.key] = override }
    for key in switchboard.originals.keys.sorted() where wanted[key] == nil {
      switchboard.originals[key]?.apply()
      switchboard.originals[key] = nil
    }
    for key in wanted.keys.sorted() {
      guard let override = wanted[key] else { continue }
      if switchboard.originals[key] == nil { switchboard.originals[key] = override.current }
      override.apply()
    }
  }
}
