public import TinamouSolver

/// A window of an app: the tree of its views, laid out for the room that the system gives it.
///
/// Its origin is always (0, 0), wherever on the screen it is.
public final class Window {
  /// The view that fills the window; the root controller's view fills it in turn.
  public let view: LayoutView
  /// What lays the views out.
  public let engine: LayoutEngine
  /// Whether the window has the app's size and follows it, or keeps one of its own.
  ///
  /// UIKit decides by the frame that a window is made with (WWDC 2015, session 205).
  public let frame: WindowFrame
  /// What transitions may take.
  public var budget = TransitionBudget.frameAt120Hertz
  /// Counts allocations since the process began, for the reports of transitions; `nil` for none.
  ///
  /// Nothing in this library can count them; a benchmark that replaces the allocator can.
  public var allocationCount: (() -> Int)?
  /// The transition that goes on.
  public internal(set) var transition: Transition?

  /// How presentations adapt to the window.
  public var presentationProfile = PresentationProfile.ios13
  /// Whether the app gets events.
  ///
  /// While it does not, a system may give the window other sizes for pictures that it takes. A window
  /// that comes back to the size and traits in which it was deactivated has the offsets, the rows in
  /// view, the stacks of controllers and what controllers remembered as they were then.
  public var activationState = ActivationState.active {
    didSet { activationStateDidChange(from: oldValue) }
  }
  /// What to find again, while the app gets no events.
  var memory: WindowMemory?

  /// The outermost controller, whose view fills the window.
  public var rootController: LayoutController? {
    didSet { if rootController !== oldValue { rootControllerDidChange(from: oldValue) } }
  }

  /// Makes a window; by default it has the size of the app and follows it.
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

  /// Makes a window of a layout that exists; its root view becomes that of the root controller.
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

  /// What the layout of the window depends on.
  public var environment: LayoutEnvironment { engine.environment }

  /// The traits of the window.
  public var traitCollection: TraitCollection { engine.environment.traits }

  /// Lays out anew for another environment of the app, with all stages of a transition.
  ///
  /// The run stage shows the last frame alone; ``beginTransition(to:options:)`` leaves it to the
  /// caller.
  ///
  /// - Parameters:
  ///   - environment: The environment of the app.
  ///   - options: How the transition runs.
  /// - Returns: What each stage took.
  /// - Throws: ``LayoutError`` if the new layout is refused; then the old one is back.
  @discardableResult
  public func resize(
    to environment: LayoutEnvironment, options: TransitionOptions = TransitionOptions()
  ) throws(LayoutError) -> TransitionReport {
    try beginTransition(to: environment, options: options).finish()
  }

  /// Tells the controllers of another environment of the app and makes the new layout; the run stage
  /// is the caller's.
  ///
  /// A transition that goes on is finished first.
  ///
  /// - Parameters:
  ///   - environment: The environment of the app.
  ///   - options: How the transition runs.
  /// - Returns: The transition, to be shown step by step and finished.
  /// - Throws: ``LayoutError`` if the new layout is refused; then the old one is back.
  ///   ``LayoutError/transitionUnderway`` inside of a callback of another transition.
  public func beginTransition(
    to environment: LayoutEnvironment, options: TransitionOptions = TransitionOptions()
  ) throws(LayoutError) -> Transition {
    try begin(frame.environment(inScene: environment), options, overriding: nil)
  }

  /// Overrides the traits of a child, now or at the end of the setup that goes on.
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

  /// What has been counted since the window was made.
  var counts: TransitionCounts {
    var counts = TransitionCounts()
    let solver = engine.solver.statistics
    counts.pivots = solver.dualPivots + solver.primalPivots
    counts.switchedConstraints = engine.switchedConstraints
    counts.measurements = engine.model.contents.texts.measurements
    counts.movedViews = engine.movedViews
    counts.allocations = allocationCount?()
    return counts
  }

  private func rootControllerDidChange(from oldValue: LayoutController?) {
    oldValue?.dismissPresented()
    oldValue?.windowIfRoot = nil
    // The old one may be a child of the new one by now, with its view in that one's tree.
    if let old = oldValue?.viewIfLoaded, old.superview === view { old.removeFromSuperview() }
    guard let rootController else { return }
    rootController.removeFromParent()
    rootController.windowIfRoot = self
    if rootController.view === view { return }
    view.insertSubview(rootController.view, at: 0)
    rootController.view.fill(view)
  }
}

extension LayoutView {
  /// Adds the four constraints that make the view as large as another.
  package func fill(_ other: LayoutView) {
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      LayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }
}
