internal import TinamouSolver

extension LayoutEngine {
  /// Brings the solver up to date with the tree, then what depends on frames with the frames.
  func settle() throws(LayoutError) {
    try throwProblem()
    guard fitting != nil || root.superview == nil, root.attachedEngine === self else {
      throw .notARoot(root.qualifiedName)
    }
    if pending.isEmpty { return }
    generation += 1
    do throws(LayoutError) {
      if pending.environment { try validateEnvironment() }
      if !pending.attached.isEmpty || !pending.detachedSlots.isEmpty { switchboard.isStale = true }
      if pending.environment || !containers.isEmpty {
        switchboard.containerSizes = [:]
        tracer?.windowWillDecideSets(self)
        try switchSets()
      }
      try applyPending()
      if !containers.isEmpty { try decideContainers() }
    } catch {
      startOver()
      throw error
    }
  }

  /// Throws why an activation was refused, if there is one that still stands.
  private func throwProblem() throws(LayoutError) {
    problems.removeAll { !$0.constraint.isRefused || $0.constraint.engine !== self }
    if let problem = problems.first { throw problem.error }
  }

  /// Brings the solver up to date with the edits noted, then what depends on frames with the frames.
  func applyPending() throws(LayoutError) {
    arrangeStacks()
    try throwProblem()
    let edits = pending
    pending = PendingEdits()
    try updateSolver { () throws(SolverError) in try apply(edits) }
    try runRounds()
  }

  /// Makes edits of the solver together and says whose fault a refusal is.
  func updateSolver(_ body: () throws(SolverError) -> Void) throws(LayoutError) {
    do throws(SolverError) {
      try solver.update(body)
    } catch {
      throw translate(error)
    }
  }

  /// What leaves goes first, then what comes, each view before its subviews.
  private func apply(_ edits: PendingEdits) throws(SolverError) {
    for switched in edits.parked { try solver.setActive(!switched.isParked, switched.row) }
    for slot in edits.deactivatedSlots.sorted() { try removeConstraint(slot) }
    try removeItems(edits.detachedSlots)
    for item in edits.attached where item.engine === self && item.slot < 0 {
      try addItem(item)
    }
    if edits.environment { try updateWindow() }
    for view in edits.offsets { try updateContentOffset(of: view) }
    for view in edits.frames { try updateFrame(of: view) }
    for view in edits.attached { try updateFrame(of: view) }
    let changed = edits.rows + directionalConstraints(heldBy: edits.directions)
    for constraint in changed + constraints(measuredOn: edits.places) {
      try remakeRow(of: constraint)
    }
    for constraint in edits.constants { try updateConstant(of: constraint) }
    try addConstraints(edits.activated)
    // An item that many new constraints mention is looked at once.
    var seen: Set<ObjectIdentifier> = []
    for item in edits.mentions where seen.insert(ObjectIdentifier(item)).inserted {
      try mentionsDidChange(of: item)
    }
    try refreshContentOrder(of: edits.parkedMentions)
    for view in edits.contents + edits.places { try updateContent(of: view) }
    try forgetFrames()
  }

  private func validateEnvironment() throws(LayoutError) {
    let insets = environment.safeAreaInsets
    let margins = environment.systemMinimumLayoutMargins
    let numbers = [
      environment.windowSize.width, environment.windowSize.height, insets.top, insets.left,
      insets.bottom, insets.right, margins.top, margins.leading, margins.bottom,
      margins.trailing, environment.readableWidth, environment.keyboardHeight,
    ]
    let valid = 0...Solver.largestNumber
    guard numbers.allSatisfy(valid.contains) else {
      throw .environmentOutOfRange(environment)
    }
  }

  private func translate(_ error: SolverError) -> LayoutError {
    switch error {
    case .numberOutOfRange(let value):
      .numberOutOfRange(value, reference: rowInWork.reference)
    case .priorityOutOfRange(let priority):
      .priorityOutOfRange(priority, reference: rowInWork.reference)
    case .conflict(let conflict): .conflict(describe([conflict])[0])
    case .stepLimitReached(let steps): .stepLimitReached(steps)
    default: .internalError(error)
    }
  }
}
