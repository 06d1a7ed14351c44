internal import TinamouSolver

extension LayoutEngine {
  /// Activates and deactivates the constraints that differ between the present and the required
  /// sets.
  func switchSets() throws(LayoutError) {
    let (isStale, selected) = (setSelection.isStale, selectedSets)
    setSelection.isWaiting = false
    if isStale || !selected.elementsEqual(setSelection.applying) {
      try switchConstraints(to: Array(selected))
    }
    if isStale || !selected.elementsEqual(setSelection.overriding) {
      switchOverrides(to: Array(selected))
    }
  }

  /// Switches the attributes that the required sets override; their constraints wait.
  func switchOverridesAlone() {
    setSelection.isWaiting = false
    let selected = selectedSets
    if !selected.elementsEqual(setSelection.overriding) { switchOverrides(to: Array(selected)) }
    setSelection.isWaiting = setSelection.applying != setSelection.overriding
  }

  /// Switches the constraints that wait, before one of them is asked for or the tree changes.
  func switchWaitingConstraints() {
    guard setSelection.isWaiting else { return }
    setSelection.isWaiting = false
    let isOnlyChange = hasOnlyChangesOfEnvironment
    do throws(LayoutError) {
      try switchConstraints(to: setSelection.overriding)
    } catch {
      // The next layout tries again and reports the reason.
      setSelection.isStale = true
    }
    if isOnlyChange { visitedStates.changesOfEnvironment = changes.count }
  }

  /// The indices of the sets that the environment requires.
  private var selectedSets: LazyFilterSequence<Range<Int>> {
    let sets = constraintSets
    // A condition on the size of a container that is not known yet does not hold.
    return sets.indices.lazy.filter { index in
      sets[index].conditions.isEmpty || sets[index].conditions.contains(where: self.holds)
    }
  }

  /// Makes the constraints of these sets active, and no others of sets.
  private func switchConstraints(to applying: [Int]) throws(LayoutError) {
    let isStale = setSelection.isStale
    if isStale { setSelection.mentions = [:] }
    let old = isStale ? [] : setSelection.applying
    try switchConstraints(applying.map { setSelection.members[$0] })
    setSelection.applying = applying
    for index in old + applying where !old.contains(index) || !applying.contains(index) {
      changes.itemsOfSwitchedSets += itemsMentioned(bySet: index)
    }
    setSelection.isStale = false
  }

  /// Gives views the attributes that these sets override, and no others.
  private func switchOverrides(to overriding: [Int]) {
    setSelection.overriding = overriding
    switchOverrides(overriding.flatMap { constraintSets[$0].overrides })
  }

  /// Returns whether a condition holds, as far as the sizes of containers are known.
  private func holds(_ condition: LayoutCondition) -> Bool {
    let view = condition.view ?? root
    guard view.engine === self, condition.traits.matches(view.traitCollection, in: environment)
    else { return false }
    if condition.limits.isEmpty { return true }
    let size = view === root ? environment.windowSize : setSelection.containerSizes[view.id]
    guard let size else { return false }
    return condition.limits.allSatisfy { $0.holds(for: size) }
  }

  /// Activates the constraints of sets, and deactivates those that are in no set any more, or
  /// changes nothing if one of them is not valid.
  private func switchConstraints(_ indices: [[Int32]]) throws(LayoutError) {
    var wanted = indices
    if setSelection.isStale {
      let constraints = setSelection.constraints
      wanted = wanted.map { $0.filter { isPresent(constraints[Int($0)]) } }
    }
    for index in wanted.joined() { try validateNewRow(of: index) }
    let (taken, left) = setSelection.want(wanted)
    let new = switchRows(taken, isInactive: false).filter { !$0.isInstalled }
    for constraint in switchRows(left, isInactive: true) {
      switchedConstraints += 1
      constraint.deactivate()
    }
    for constraint in new where isPresent(constraint) {
      switchedConstraints += 1
      constraint.install()
    }
  }

  /// Checks a constraint that a set activates, given by its index, if no row was kept for it.
  private func validateNewRow(of index: Int32) throws(LayoutError) {
    let constraint = setSelection.constraints[Int(index)]
    if constraint.isInstalled
      || model.keepsRow(of: constraint, known: &setSelection.recordIndices[Int(index)])
      || !isPresent(constraint)
    {
      return
    }
    try constraint.validate()
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
      saveStateOutsideOfTree(of: override.view)
      override.apply()
    }
  }

  /// Copies a view that is in no tree before a set overrides its attributes, with the stack that
  /// knows its custom spacing. A view in the tree is copied when it changes.
  private func saveStateOutsideOfTree(of view: LayoutView) {
    guard isUpdating, view.engine == nil else { return }
    saveState(view)
    if let stack = view.superview as? StackView { saveState(stack) }
  }

  // MARK: Rows
  //
  // The rows of sets that do not apply stay in the solver, inactive, so that switching them back
  // makes no new row. Only sets keep rows: a constraint that a user deactivates leaves the solver.

  /// Deactivates constraints of sets, given by their indices, and keeps their rows, or activates
  /// those whose rows were kept; returns the constraints without a row.
  private func switchRows(_ indices: [Int32], isInactive: Bool) -> [LayoutConstraint] {
    let constraints = setSelection.constraints
    if isUpdating { for index in indices { saveState(constraints[Int(index)]) } }
    let before = changes.switchedRows.count
    let others = model.switchRows(
      indices, of: constraints, isInactive, known: &setSelection.recordIndices,
      log: &changes.switchedRows)
    switchedConstraints += changes.switchedRows.count - before
    return others
  }

  /// Removes the rows that are kept.
  func removeInactiveRows() {
    guard model.inactiveRowCount > 0 else { return }
    for record in model.constraints.values
    where record.isInactive && !record.constraint.isInstalled {
      record.constraint.deactivate()
    }
  }

  /// Returns the indices of the items that the constraints of a set mention, each once.
  private func itemsMentioned(bySet set: Int) -> [Int32] {
    if let known = setSelection.mentions[set] { return known }
    var seen: Set<ObjectIdentifier> = []
    var indices: [Int32] = []
    var isComplete = true
    for constraint in constraintSets[set].constraints {
      for item in constraint.items where seen.insert(ObjectIdentifier(item)).inserted {
        let index = model.index(of: item)
        // An item without an index is new, and so are its constraints, which record themselves.
        if index >= 0 { indices.append(index) } else { isComplete = false }
      }
    }
    if isComplete { setSelection.mentions[set] = indices }
    return indices
  }
}
