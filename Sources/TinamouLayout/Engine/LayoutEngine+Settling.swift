internal import TinamouSolver

extension LayoutEngine {
  /// Brings the solver up to date with the tree, then updates what depends on frames.
  package func settle() throws(LayoutError) {
    try throwProblem()
    guard root.superview == nil, root.attachedEngine === self else {
      throw .notARoot(root.qualifiedName)
    }
    if changes.isEmpty { return }
    generation += 1
    do throws(LayoutError) {
      if changes.environment { try validateEnvironment() }
      if !changes.attached.isEmpty || !changes.detached.isEmpty { setSelection.isStale = true }
      if changes.environment || !containers.isEmpty {
        setSelection.containerSizes = [:]
        model.tracer?.windowWillDecide(constraintSets, model)
        try switchSets()
      }
      try applyChanges()
      if !containers.isEmpty { try decideContainers() }
    } catch {
      startOver()
      throw error
    }
  }

  /// Throws the reason why an activation was refused, if one still applies.
  private func throwProblem() throws(LayoutError) {
    problems.removeAll { !$0.constraint.isRefused || $0.constraint.engine !== self }
    if let problem = problems.first { throw problem.error }
  }

  /// Brings the model up to date with the recorded changes, then updates what depends on frames.
  func applyChanges() throws(LayoutError) {
    arrangeStacks()
    try throwProblem()
    var noted = ChangeLog()
    swap(&noted, &changes)
    // Items that were added may have been removed since.
    noted.attached.removeAll { $0.engine !== self }
    for case let view as LayoutView in noted.attached + noted.frames {
      view.completeTranslation(in: environment)
    }
    try model.apply(noted)
    if model.shape != frameTableShape { discardFrameTable() }
  }

  /// The model when it is up to date.
  func settledModel() throws(LayoutError) -> LayoutModel {
    try settle()
    return model
  }

  private func validateEnvironment() throws(LayoutError) {
    let insets = environment.safeAreaInsets
    let margins = environment.systemMinimumLayoutMargins
    let numbers = [
      environment.windowSize.width, environment.windowSize.height, insets.top, insets.left,
      insets.bottom, insets.right, margins.top, margins.leading, margins.bottom,
      margins.trailing, environment.readableWidth, environment.keyboardHeight,
    ]
    let valid = 0...Solver.largestLength
    guard numbers.allSatisfy(valid.contains) else {
      throw .environmentOutOfRange(environment)
    }
  }
}
