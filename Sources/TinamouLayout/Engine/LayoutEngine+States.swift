internal import TinamouSolver

/// States of the window that were visited.
///
/// If nothing but the environment changed since a state was laid out, a pass shows the frames that the
/// state had. The changes stay in the log, and the model is behind until something needs more than frames,
/// or the tree changes: then one update does all of them. If the window returns to the state that the model
/// has, there is nothing to do at all.
extension LayoutEngine {
  /// What the log may contain, relative to the size of the model, before the model is brought up to date.
  private static let largestShareOfChanges = 4
  /// A layout is worth keeping if it took at least one step for so many items.
  private static let itemsPerStep = 4

  /// Whether the frames are those of a visited state, to which the model was not brought.
  var isBehind: Bool { shownChanges != nil && shownChanges == changes.count }

  /// Shows the frames of a visited state, if nothing but the environment changed since.
  ///
  /// - Parameter report: Receives the views whose frames changed.
  /// - Returns: Whether the frames are those of the present state now.
  /// - Throws: `LayoutError` if there can be no layout, or a constraint of a set is refused.
  func showVisitedState(_ report: (([LayoutView]) -> Void)?) throws(LayoutError) -> Bool {
    try checkTree()
    if isBehind, committedGeneration == generation { return true }
    guard changes.environment, changes.count == changesOfEnvironment, !isUpdating,
      model.tracer == nil, setSelection.containers.isEmpty, !setSelection.isStale,
      frameTable?.shape == model.shape
    else { return false }
    let isSettled = environment == settledEnvironment
    let frames = visitedStates.frames(in: environment)
    let limit = Self.largestShareOfChanges * (model.items.count + model.constraints.count)
    guard isSettled || (frames != nil && changes.count <= limit) else { return false }
    try switchSets()
    // A set that was never used makes new rows.
    guard changes.activated.isEmpty, changes.deactivated.isEmpty else { return false }
    changesOfEnvironment = changes.count
    generation += 1
    if isSettled {
      discardChangesOfEnvironment()
    } else {
      shownChanges = changes.count
    }
    if commitLayout(frames) > 0 { report?(frameTable?.movedViews ?? []) }
    return true
  }

  /// Keeps the frames of the present state, if it took work to find them and nothing is broken: so there
  /// are no conflicts to look for when they are shown.
  ///
  /// - Parameter steps: The number of steps of the solver before the layout.
  func rememberState(since steps: Int) {
    guard changes.isEmpty, numberOfSteps - steps >= model.items.count / Self.itemsPerStep,
      model.solver.conflicts.isEmpty, visitedStates.frames(in: environment) == nil, let frameTable
    else { return }
    visitedStates.remember(frameTable.frames, in: environment)
  }

  /// The number of evaluations and basis changes so far, in the solvers of the model and its drafts.
  package var numberOfSteps: Int {
    ([model] + model.drafts).reduce(0) { sum, model in
      let statistics = model.solver.statistics
      return sum + statistics.evaluations + statistics.dualPivots + statistics.primalPivots
        + statistics.flips
    }
  }

  /// Brings the model up to date, if the frames are ahead of it.
  func catchUp() {
    if isBehind { try? settle() }
  }

  /// Called before the model is brought up to date with the changes.
  func willSettle() {
    if changes.count != changesOfEnvironment { visitedStates.removeAll() }
    shownChanges = nil
    settledEnvironment = nil
  }

  /// Called when the model is up to date.
  func didSettle() {
    // What callbacks changed meanwhile does not follow from the environment.
    changesOfEnvironment = 0
    settledEnvironment = environment
  }

  /// Forgets all states, because something changed that is not in the log.
  func forgetVisitedStates() {
    visitedStates.removeAll()
    changesOfEnvironment = 0
    shownChanges = nil
    settledEnvironment = nil
  }

  /// Empties the log: the model has the present state.
  private func discardChangesOfEnvironment() {
    changes = ChangeLog()
    changesOfEnvironment = 0
    shownChanges = nil
  }
}
