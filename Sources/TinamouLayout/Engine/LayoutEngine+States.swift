internal import TinamouSolver

/// States of the window that were visited.
///
/// If nothing but the environment changed since a state was laid out, a pass shows the frames that
/// the state had, with the attributes that sets override there. The constraints of sets and the
/// changes of the model wait until something needs more than frames, or the tree changes: then one
/// update does all of them. If the window returns to the state that the model has, there is nothing
/// to do at all.
extension LayoutEngine {
  /// What the log may contain, relative to the size of the model, before the model is brought up to
  /// date.
  private static let largestShareOfChanges = 4
  /// A layout is worth keeping if it took at least one step for so many items.
  private static let itemsPerStep = 4

  /// Whether all changes in the log follow from the environment.
  var hasOnlyChangesOfEnvironment: Bool { changes.count == visitedStates.changesOfEnvironment }

  /// Whether the frames are those of the tree and the environment, and the model is not up to date.
  var showsVisitedState: Bool { visitedStates.isShown && hasOnlyChangesOfEnvironment }

  /// Shows the frames of a visited state, if nothing but the environment changed since.
  ///
  /// - Parameter report: Receives the views whose frames changed.
  /// - Returns: Whether the frames are those of the present state now.
  /// - Throws: `LayoutError` if there can be no layout.
  func showVisitedState(_ report: (([LayoutView]) -> Void)?) throws(LayoutError) -> Bool {
    try checkTree()
    if showsVisitedState, committedGeneration == generation { return true }
    guard changes.environment, hasOnlyChangesOfEnvironment, !isUpdating, model.tracer == nil,
      setSelection.containers.isEmpty, !setSelection.isStale, frameTable?.shape == model.shape
    else { return false }
    let isOfModel = environment == visitedStates.environmentOfModel
    let frames = visitedStates.frames(in: environment)
    let limit = Self.largestShareOfChanges * (model.items.count + model.constraints.count)
    guard isOfModel || (frames != nil && changes.count <= limit) else { return false }
    switchOverridesAlone()
    // The constraints of the model may have been switched in another state meanwhile.
    if isOfModel, setSelection.isWaiting { return false }
    generation += 1
    if isOfModel {
      changes = ChangeLog()
      visitedStates.didSettle(in: environment)
    } else {
      visitedStates.didShow(changes.count)
    }
    if commitLayout(frames) > 0 { report?(frameTable?.movedViews ?? []) }
    return true
  }

  /// Keeps the frames of the present state, if it took work to find them and nothing is broken: so
  /// there are no conflicts to look for when they are shown.
  ///
  /// - Parameter steps: The number of steps of the solver before the layout.
  func rememberState(since steps: Int) {
    guard changes.isEmpty, numberOfSteps - steps >= model.items.count / Self.itemsPerStep,
      model.solver.conflicts.isEmpty, visitedStates.frames(in: environment) == nil, let frameTable
    else { return }
    visitedStates.remember(frameTable.frames, in: environment)
  }

  /// The number of evaluations and basis changes so far, in the solvers of the model and its
  /// drafts.
  package var numberOfSteps: Int {
    model.drafts.reduce(model.solver.statistics.steps) { $0 + $1.solver.statistics.steps }
  }

  /// Brings the model up to date, if it did not make the last layout.
  func catchUp() {
    if visitedStates.isModelBehind { try? settle() }
  }

  /// Called before the model is brought up to date with the changes.
  func willSettle() {
    if !hasOnlyChangesOfEnvironment { visitedStates.forgetFrames() }
    visitedStates.modelWillChange()
  }

  /// Called when the model is up to date.
  func didSettle() { visitedStates.didSettle(in: environment) }

  /// Forgets all states, because something changes that is not in the log.
  func forgetVisitedStates() {
    switchWaitingConstraints()
    visitedStates.forgetFrames()
    visitedStates.modelWillChange()
  }
}

extension SolverStatistics {
  /// The number of evaluations and basis changes.
  fileprivate var steps: Int { evaluations + dualPivots + primalPivots + flips }
}
