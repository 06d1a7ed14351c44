internal import TinamouSolver

extension LayoutEngine {
  /// The maximum number of passes in one ``layoutIfNeeded()``.
  ///
  /// A view that requests another pass in each pass would never end; UIKit stops at 100.
  package static let largestNumberOfPasses = 10

  /// Brings the layout up to date and writes the frames to the views.
  ///
  /// The engine calls ``LayoutView/updateProperties()`` from the root down and
  /// ``LayoutView/updateConstraints()`` from the leaves up, makes the layout, and calls
  /// ``LayoutView/layoutSubviews()`` from the root down, each at most once for a view. If these
  /// calls changed something, it repeats this up to ten times.
  ///
  /// - Returns: The views whose frame changed, in the order of their first change, superviews
  ///   first.
  /// - Throws: ``LayoutError`` if the layout is refused; then no frame changes.
  @discardableResult
  public func layoutIfNeeded() throws(LayoutError) -> [LayoutView] {
    alongsideObserver?(root)
    var changed: [LayoutView] = []
    var seen: Set<ObjectIdentifier> = []
    try runPasses { views in
      for view in views where seen.insert(ObjectIdentifier(view)).inserted { changed.append(view) }
    }
    return changed
  }

  /// Runs passes until no view requests another one, or until the maximum.
  ///
  /// A request inside of ``LayoutView/layoutSubviews()`` calls the views below `requester`; the
  /// pass that is running calls the others.
  ///
  /// - Parameters:
  ///   - requester: The view whose frame is needed; `nil` for the root.
  ///   - report: Receives the views whose frames each pass changed.
  /// - Throws: ``LayoutError`` if the layout is refused.
  package func runPasses(
    for requester: LayoutView? = nil, _ report: (([LayoutView]) -> Void)? = nil
  ) throws(LayoutError) {
    if isReadingContents { return layOutSubviews(of: (requester ?? root).subtreeViews()) }
    for _ in 0..<Self.largestNumberOfPasses {
      notifyTraits()
      updatePropertiesIfNeeded()
      updateConstraintsIfNeeded()
      readContents()
      if try !showVisitedState(report) {
        let steps = numberOfSteps
        try settle()
        if committedGeneration != generation {
          if commitLayout() > 0 { report?(frameTable?.movedViews ?? []) }
          rememberState(since: steps)
        }
      }
      let left = layoutSubviewsIfNeeded(below: requester ?? root)
      if changes.isEmpty || showsVisitedState, problems.isEmpty, left.isEmpty { break }
    }
  }

  // MARK: Calling views

  /// Returns the views that receive callbacks, superviews first.
  func observers() -> [LayoutView] {
    frameTable?.observedViews ?? root.subtreeViews().filter(\.mayBeObserved)
  }

  /// Calls ``LayoutView/traitCollectionDidChange(_:)`` where traits changed, superviews first.
  ///
  /// A controller is called before its view. Views that receive no callbacks are skipped. A view
  /// that asks for this in its own call makes the remaining calls at once.
  package func notifyTraits() {
    guard needs.remove(.traits) != nil || isNotifyingTraits, !isDetached else { return }
    let outer = isNotifyingTraits
    isNotifyingTraits = true
    defer { isNotifyingTraits = outer }
    let window = windowTraits()
    for view in observers() where view.engine === self {
      view.notifyTraits(traits(of: view, in: window))
    }
  }

  /// Calls ``LayoutView/updateProperties()`` where it is needed, from the root down. Views that
  /// receive no callbacks are skipped.
  func updatePropertiesIfNeeded() {
    guard needs.remove(.properties) != nil else { return }
    for view in observers() where view.engine === self && view.takeNeed(.properties) {
      view.updateProperties()
    }
  }

  /// Calls ``LayoutView/updateConstraints()`` where it is needed, from the leaves up.
  func updateConstraintsIfNeeded() {
    guard needs.remove(.constraints) != nil else { return }
    for view in root.subtreeViews().reversed()
    where view.engine === self && view.takeNeed(.constraints) {
      view.updateConstraints()
    }
  }

  /// Asks the delegates of new and changed views for content sizes, before the layout is computed.
  ///
  /// A delegate may ask for a layout, because the size of the view is that of its subviews. It gets
  /// the calls of the views in this one, with the frames that they have.
  private func readContents() {
    let views = changes.attached.compactMap { $0 as? LayoutView } + changes.contents
    guard !views.isEmpty else { return }
    isReadingContents = true
    defer { isReadingContents = false }
    for view in views where view.engine === self && view.layoutDelegate != nil {
      _ = view.resolvedContentSize
    }
  }

  /// Calls ``LayoutView/layoutSubviews()`` where it is needed, from the root down, and returns the
  /// calls that are still needed.
  ///
  /// Inside of such a call, views below the requester are called at once, though the pass that is
  /// running would come to them. A superview that requests a layout would make its subviews call
  /// one another, so it only gets the calls that were requested during the pass.
  private func layoutSubviewsIfNeeded(below requester: LayoutView) -> LayoutNeeds {
    invalidateLists()
    let isRequested = needs.remove(.layout) != nil
    guard let present = viewsInLayout.last else {
      if isRequested { layOutSubviews(of: observers()) }
      return needs
    }
    let isBelow = requester === present || !requester.contains(present)
    let views = isBelow ? requester.subtreeViews() : isRequested ? observers() : []
    layOutSubviews(
      of: views.filter { view in
        view.mayBeObserved && !viewsInLayout.contains { $0 === view }
      })
    let left = isBelow ? needs.subtracting(.layout) : needs
    if isRequested { needs.insert(.layout) }
    return left
  }

  private func layOutSubviews(of views: [LayoutView]) {
    for view in views where view.engine === self && view.takeNeed(.layout) {
      viewsInLayout.append(view)
      view.owner?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.owner?.viewDidLayoutSubviews()
      viewsInLayout.removeLast()
    }
  }

  // MARK: Frames

  /// Writes the current layout to the views.
  ///
  /// - Parameter known: The frames of the layout, if they are known; otherwise those of the model.
  /// - Returns: The number of frames that changed.
  func commitLayout(_ known: [FrameTable.Frame]? = nil) -> Int {
    makeFrameTable()
    // An update may have to undo what it commits.
    if isUpdating, let frameTable { copies?.saveState(frameTable) }
    let grid = PixelGrid(scale: traits.displayScale)
    let moved =
      if let known {
        frameTable?.commit(known) ?? 0
      } else {
        model.solver.withValues { frameTable?.commit($0, grid: grid) } ?? 0
      }
    if moved > 0 {
      frameTable?.notifyObservers()
      needs.insert(.layout)
      edition &+= 1
    }
    movedViews += moved
    committedGeneration = generation
    return moved
  }

  /// The views and guides, each view before its guides and then its subviews, and the left, top,
  /// width and height of each in its superview, in points.
  package var committedFrames: (ids: [LayoutItem.ID], frames: [SIMD4<Double>]) {
    makeFrameTable()
    return (frameTable?.ids ?? [], frameTable?.frames ?? [])
  }

  private func makeFrameTable() {
    if frameTable == nil { frameTable = FrameTable(of: root, model) }
  }

  /// Writes the frames back to the items before the shape of the tree changes.
  func discardFrameTable() {
    switchWaitingConstraints()
    frameTable?.writeBack()
    frameTable = nil
    visitedStates.forgetFrames()
  }

  // MARK: Settling

  /// Brings the solver up to date with the tree, then updates what depends on frames.
  package func settle() throws(LayoutError) {
    try checkTree()
    if changes.isEmpty { return }
    willSettle()
    generation += 1
    do throws(LayoutError) {
      if changes.environment { try validateEnvironment() }
      if !changes.attached.isEmpty || !changes.detached.isEmpty { setSelection.isStale = true }
      let hasContainers = !setSelection.containers.isEmpty
      if changes.environment || setSelection.isStale || hasContainers {
        setSelection.containerSizes = [:]
        model.tracer?.windowWillDecide(constraintSets, model)
        try switchSets()
      }
      try applyChanges()
      if hasContainers { try decideContainers() }
      didSettle()
    } catch {
      startOver()
      throw error
    }
  }

  /// Throws if an activation was refused, or if this engine does not lay out the tree.
  func checkTree() throws(LayoutError) {
    if !problems.isEmpty { try throwProblem() }
    guard root.superview == nil, root.attachedEngine === self else {
      throw .notARoot(root.qualifiedName)
    }
  }

  /// Throws the reason why an activation was refused, if one still applies.
  private func throwProblem() throws(LayoutError) {
    problems.removeAll { !$0.constraint.isRefused || $0.constraint.engine !== self }
    if let problem = problems.first { throw problem.error }
  }

  /// Brings the model up to date with the recorded changes, then updates what depends on frames.
  func applyChanges() throws(LayoutError) {
    if changes.hasEdits {
      try arrangeStacks()
      if !problems.isEmpty { try throwProblem() }
      // Items that were added may have been removed since.
      changes.attached.removeAll { $0.engine !== self }
      for case let view as LayoutView in changes.attached + changes.frames {
        view.completeTranslation(in: environment)
      }
    }
    var noted = ChangeLog()
    swap(&noted, &changes)
    try model.apply(noted)
    if model.shape != frameTable?.shape { discardFrameTable() }
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

  /// Updates the constraints of stacks, if something on which they depend has changed.
  private func arrangeStacks() throws(LayoutError) {
    let attached = changes.attached.compactMap { $0 as? StackView }
    let edited = (changes.stacks + changes.views.compactMap(\.superview)).compactMap {
      $0 as? StackView
    }
    let resized = (changes.contents + changes.places).compactMap { $0.superview as? StackView }
    let changed = edited + attached + resized.filter(\.dependsOnContents)
    let around = StackView.proportionalStacks(around: edited + resized)
    var seen: Set<ObjectIdentifier> = []
    try StackView.updateArrangements(
      (changed + around).lazy
        .filter { $0.engine === self && seen.insert(ObjectIdentifier($0)).inserted })
  }
}
