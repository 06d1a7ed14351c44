extension LayoutEngine {
  /// Activates and deactivates what the environment asks for, and nothing that stays.
  func switchSets() throws(LayoutError) {
    let matching = constraintSets.filter { $0.matches(environment) }
    // A view that was removed took its constraints along; those of a set rest until it is back.
    let present = matching.flatMap(\.constraints).filter { constraint in
      constraint.terms.allSatisfy { $0.item?.engine === self }
    }
    try switchConstraints(present)
    switchOverrides(matching.flatMap(\.overrides))
  }

  private func switchConstraints(_ wanted: [LayoutConstraint]) throws(LayoutError) {
    let wantedObjects = Set(wanted.map { ObjectIdentifier($0) })
    LayoutConstraint.deactivate(
      switchboard.constraints.filter { !wantedObjects.contains(ObjectIdentifier($0)) })
    switchboard.constraints = wanted
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
