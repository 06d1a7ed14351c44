extension LayoutEngine {
  /// Activates and deactivates the constraints that differ between the present and the required
  /// sets.
  func switchSets() throws(LayoutError) {
    if isSelectionCurrent { return }
    let applying = constraintSets.indices.filter { applies(constraintSets[$0]) }
    if setSelection.isStale { setSelection.mentions = [:] }
    let old = setSelection.applying
    setSelection.applying = applying
    try switchConstraints(applying.map { setSelection.members[$0] })
    if !setSelection.isStale {
      for index in old where !applying.contains(index) {
        changes.itemsOfSwitchedSets += itemsMentioned(bySet: index)
      }
    }
    for index in applying where setSelection.isStale || !old.contains(index) {
      changes.itemsOfSwitchedSets += itemsMentioned(bySet: index)
    }
    setSelection.isStale = false
    switchOverrides(applying.flatMap { constraintSets[$0].overrides })
  }

  /// Whether the sets that apply are those that applied at the last switch.
  private var isSelectionCurrent: Bool {
    if setSelection.isStale { return false }
    var known = setSelection.applying[...]
    for index in constraintSets.indices where applies(constraintSets[index]) {
      if known.popFirst() != index { return false }
    }
    return known.isEmpty
  }

  /// Returns whether a set applies, as far as the sizes of containers are known.
  func applies(_ set: ConstraintSet) -> Bool {
    set.conditions.isEmpty || set.conditions.contains(where: holds)
  }

  /// Returns whether a condition holds. A condition on the size of a container that is not known
  /// yet does not hold.
  private func holds(_ condition: LayoutCondition) -> Bool {
    let view = condition.view ?? root
    guard view.engine === self, condition.traits.matches(view.traitCollection, in: environment)
    else { return false }
    if condition.limits.isEmpty { return true }
    let size = view === root ? environment.windowSize : setSelection.containerSizes[view.id]
    guard let size else { return false }
    return condition.limits.allSatisfy { $0.holds(for: size) }
  }

  /// Activates the constraints of sets, and deactivates those that are in no set any more.
  private func switchConstraints(_ indices: [[Int32]]) throws(LayoutError) {
    var wanted = indices
    if setSelection.isStale {
      let constraints = setSelection.constraints
      wanted = wanted.map { $0.filter { isPresent(constraints[Int($0)]) } }
    }
    let (taken, left) = setSelection.want(wanted)
    let new = reactivateRows(taken)
    deactivateRows(left)
    if new.isEmpty { return }
    let present = new.filter(isPresent)
    switchedConstraints += present.count
    try LayoutConstraint.activate(present)
  }

  /// Returns whether all items of a constraint are in the tree.
  ///
  /// When a view is removed, its constraints become inactive; those of a set wait until the view is
  /// back.
  private func isPresent(_ constraint: LayoutConstraint) -> Bool {
    constraint.terms.allSatisfy { $0.item?.engine === self }
  }

  private func switchOverrides(_ overrides: [ViewOverride]) {
    var wanted: [ViewOverride.Key: ViewOverride] = [:]
    for override in overrides { wanted[override.key] = override }
    for key in setSelection.originals.keys.sorted() where wanted[key] == nil {
      setSelection.originals[key]?.apply()
      setSelection.originals[key] = nil
    }
    for key in wanted.keys.sorted() {
      guard let override = wanted[key] else { continue }
      if setSelection.originals[key] == nil { setSelection.originals[key] = override.current }
      override.apply()
    }
  }
}
