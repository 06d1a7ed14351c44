public import TinamouLayout
public import TinamouSolver

/// A window of an app: a view tree that is laid out in the size that the system gives it.
///
/// Its origin is always (0, 0), wherever it is on the screen.
public final class Window {
  /// The view that fills the window, and that contains the root controller's view.
  public let view: LayoutView
  /// The engine that lays the views out.
  public let engine: LayoutEngine
  /// Whether the window follows the size of the app, or keeps its own size.
  ///
  /// UIKit decides this by the frame with which a window is made (WWDC 2015, session 205).
  public let frame: WindowFrame
  /// The time that a transition should take at most.
  public var budget = TransitionBudget.frameAt120Hertz
  /// Returns the number of allocations since the process began, for the reports of transitions;
  /// `nil` for none.
  ///
  /// Nothing in this library can count them; a benchmark that replaces the allocator can.
  public var allocationCount: (() -> Int)?
  /// The current transition.
  public internal(set) var transition: Transition?

  /// How presentations adapt to the window.
  public var presentationProfile = PresentationProfile.ios13
  /// Whether the app receives events.
  ///
  /// While the app is not active, a system can give the window other sizes to take snapshots. When
  /// the window returns to the size and traits in which it was deactivated, it restores the
  /// offsets, the visible rows, the stacks of controllers and the state that controllers returned.
  public var activationState = ActivationState.active {
    didSet { activationStateDidChange(from: oldValue) }
  }
  /// The state to restore, while the app receives no events.
  var savedState: SavedWindowState?

  /// The outermost controller, whose view fills the window.
  public var rootController: LayoutController? {
    didSet { if rootController !== oldValue { rootControllerDidChange(from: oldValue) } }
  }

  /// Makes a window, which by default follows the size of the app.
  ///
  /// - Parameters:
  ///   - frame: Whether the window follows the size of the app, or keeps its own size.
  ///   - environment: The environment of the app.
  ///   - name: The name of the root view.
  ///   - conflictPolicy: What happens when required constraints cannot hold together.
  public init(
    frame: WindowFrame = .followsScene, environment: LayoutEnvironment = .standard,
    name: String? = "window",
    conflictPolicy: ConflictPolicy = .relax
  ) {
    self.frame = frame
    view = LayoutView(name)
    engine = LayoutEngine(
      root: view, environment: frame.environment(inScene: environment),
      conflictPolicy: conflictPolicy)
  }

  /// Makes a window for an existing layout, whose root view becomes the view of the root
  /// controller.
  public init(_ engine: LayoutEngine) {
    frame = .followsScene
    self.engine = engine
    view = engine.root
    rootController = engine.root.controller ?? LayoutController(view: engine.root)
    rootControllerDidChange(from: nil)
  }

  /// Makes a window with its root controller.
  public convenience init(
    rootController: LayoutController, environment: LayoutEnvironment = .standard
  ) {
    self.init(environment: environment)
    self.rootController = rootController
    rootControllerDidChange(from: nil)
  }

  /// Everything that the layout of the window depends on besides its views.
  public var environment: LayoutEnvironment { engine.environment }

  /// The traits of the window.
  public var traitCollection: TraitCollection { engine.environment.traits }

  /// Lays the window out for another environment of the app, through all stages of a transition.
  ///
  /// The run stage shows only the last frame; use ``beginTransition(to:options:)`` to show others.
  ///
  /// - Parameters:
  ///   - environment: The environment of the app.
  ///   - options: How the transition is shown.
  /// - Returns: The times and counts of each stage.
  /// - Throws: `LayoutError` if the new layout is refused; then the previous layout is restored.
  @discardableResult
  public func resize(
    to environment: LayoutEnvironment, options: TransitionOptions = TransitionOptions()
  ) throws(LayoutError) -> TransitionReport {
    try beginTransition(to: environment, options: options).finish()
  }

  /// Begins a transition to another environment of the app: calls the controllers and makes the new
  /// layout, but leaves the run stage to the caller.
  ///
  /// A transition that is still in progress is finished first.
  ///
  /// - Parameters:
  ///   - environment: The environment of the app.
  ///   - options: How the transition is shown.
  /// - Returns: The transition, which the caller shows frame by frame and finishes.
  /// - Throws: `LayoutError` if the new layout is refused; then the previous layout is restored.
  ///   `LayoutError.transitionUnderway` inside a callback of another transition.
  public func beginTransition(
    to environment: LayoutEnvironment, options: TransitionOptions = TransitionOptions()
  ) throws(LayoutError) -> Transition {
    try begin(frame.environment(inScene: environment), options, overriding: nil)
  }

  /// Overrides the traits of a child, now or at the end of the present setup.
  func overrideTraits(
    of child: LayoutController, with overrides: TraitOverrides
  ) throws(LayoutError) -> TransitionReport? {
    if let transition, transition.stage == .setup {
      transition.override(child, with: overrides)
      return nil
    }
    return try begin(environment, .immediate, overriding: (child, overrides)).finish()
  }

  private func begin(
    _ environment: LayoutEnvironment, _ options: TransitionOptions,
    overriding child: (LayoutController, TraitOverrides)?
  ) throws(LayoutError) -> Transition {
    if let transition {
      guard transition.stage == .run else { throw .transitionUnderway }
      transition.finish()
    }
    try engine.runPasses()
    let transition = Transition(self, to: environment, options)
    self.transition = transition
    try transition.prepare(overriding: child)
    return transition
  }

  /// The counts since the window was made.
  var counts: TransitionCounts {
    var counts = TransitionCounts()
    let statistics = engine.statistics
    counts.pivots = statistics.solver.dualPivots + statistics.solver.primalPivots
    counts.switchedConstraints = statistics.switchedConstraints
    counts.measurements = statistics.measurements
    counts.movedViews = engine.movedViews
    counts.allocations = allocationCount?()
    return counts
  }

  private func activationStateDidChange(from oldValue: ActivationState) {
    switch (oldValue, activationState) {
    case (.active, .inactive), (.active, .background):
      // Lists update their rows; rows that cannot be laid out are recorded unchanged.
      for case let list as ScrollView in view.subtreeViews() { list.setNeedsLayout() }
      _ = try? engine.layoutIfNeeded()
      savedState = SavedWindowState(of: self)
    case (_, .active): savedState = nil
    default: break
    }
  }

  /// Lays out the window; in the size in which the app was deactivated, everything is restored.
  func layOutAndRestore() throws(LayoutError) {
    guard let savedState, savedState.matches(environment) else {
      try engine.runPasses()
      return
    }
    savedState.restoreStructure()
    try engine.runPasses()
    savedState.restorePlaces()
    try engine.runPasses()
  }

  private func rootControllerDidChange(from oldValue: LayoutController?) {
    oldValue?.dismissPresented()
    oldValue?.windowIfRoot = nil
    // The old controller may now be a child of the new one, with its view in the tree of that one.
    if let old = oldValue?.viewIfLoaded, old.superview === view { old.removeFromSuperview() }
    guard let rootController else { return }
    rootController.removeFromParent()
    rootController.windowIfRoot = self
    if rootController.view === view { return }
    view.insertSubview(rootController.view, at: 0)
    rootController.view.fill(view)
  }
}
