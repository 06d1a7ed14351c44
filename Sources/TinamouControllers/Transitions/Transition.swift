public import TinamouLayout

/// A change of the size or the traits of a window, from the first callback to the last.
///
/// ``Window/resize(to:options:)`` performs all stages. ``Window/beginTransition(to:options:)``
/// stops before the run stage, which the caller performs.
public final class Transition {
  /// The object that the controllers of the window receive.
  public let coordinator: TransitionCoordinator
  /// The times and counts of the transition so far.
  public private(set) var report: TransitionReport
  /// The frames from the old to the new layout; `nil` before the run stage.
  public private(set) var animation: TransitionAnimation?
  /// The current stage of the transition.
  public private(set) var stage = TransitionStage.setup
  /// Whether all stages are over.
  public private(set) var isFinished = false

  private let window: Window
  private let old: LayoutEnvironment
  /// The environment from the end of setup on.
  let environmentToCome: LayoutEnvironment
  /// Overrides that apply from the end of setup, and the previous ones.
  private var overrides:
    [(controller: LayoutController, new: TraitOverrides, old: TraitOverrides)] =
      []
  /// The views that have another superview from the end of setup, with that superview.
  private var moves: [LayoutItem.ID: LayoutView] = [:]
  /// The sizes after the transition of the views of contained controllers, in points.
  private var sizesOfChildren: [LayoutItem.ID: Size] = [:]
  /// Controllers that have not been called yet, the next one last.
  private var waiting: [() -> Void] = []
  private let clock = ContinuousClock()

  init(_ window: Window, to environment: LayoutEnvironment, _ options: TransitionOptions) {
    self.window = window
    old = window.environment
    environmentToCome = environment
    coordinator = TransitionCoordinator(options)
    report = TransitionReport(budget: window.budget)
    coordinator.transition = self
  }

  /// The sizes after the transition of the window's view and of the controllers' views, in points.
  ///
  /// They are collected when a block asks for them: most transitions have no blocks.
  var sizesToCome: [LayoutItem.ID: Size] {
    var sizes = sizesOfChildren
    if environmentToCome.windowSize != old.windowSize, let root = window.rootController {
      sizes[window.view.id] = environmentToCome.windowSize
      if let view = root.viewIfLoaded { sizes[view.id] = environmentToCome.windowSize }
    }
    return sizes
  }

  // MARK: Stages

  /// Performs setup and create.
  ///
  /// After an error the previous layout is restored and the completion blocks have run, as after
  /// ``cancel()``.
  func prepare(overriding child: (controller: LayoutController, overrides: TraitOverrides)? = nil)
    throws(LayoutError)
  {
    let before = window.engine.committedFrames
    do throws(LayoutError) {
      measure(.setup) { setUp(overriding: child) }
      try measure(.create) { () throws(LayoutError) in
        runAnimations()
        try window.layOutAndRestore()
        animation = TransitionAnimation(
          from: before, to: window.engine.committedFrames,
          rotationAngle: coordinator.rotationAngle)
      }
    } catch {
      _ = try? cancel()
      throw error
    }
    stage = .run
  }

  /// Runs the animation blocks, and reports those that request a layout.
  private func runAnimations() {
    let blocks = coordinator.takeAnimations()
    if blocks.isEmpty { return }
    window.engine.alongsideObserver = { [unowned self] view in
      report.findings.append(.layoutInAlongsideBlock(view: view.qualifiedName))
    }
    for block in blocks { block(coordinator) }
    window.engine.alongsideObserver = nil
  }

  /// Writes a frame of the run stage into a buffer of ``TransitionAnimation/makeFrames()``.
  ///
  /// It does not solve and does not allocate memory.
  ///
  /// - Parameters:
  ///   - progress: The progress of the animation, from 0 to 1.
  ///   - frames: The buffer, in the order of ``TransitionAnimation/items``.
  public func run(_ progress: Double, into frames: inout [Rect]) {
    guard stage == .run, let animation else { return }
    let progress = min(max(progress, 0), 1)
    measure(.run) { animation.write(progress, into: &frames) }
    coordinator.percentComplete = progress
  }

  /// Ends the transition with the new layout and runs the completion blocks.
  ///
  /// - Returns: The times and counts of each stage.
  @discardableResult
  public func finish() -> TransitionReport {
    if isFinished { return report }
    coordinator.endInteraction()
    coordinator.percentComplete = 1
    cleanUp()
    return report
  }

  /// Cancels the transition: restores the previous layout, then runs the completion blocks.
  ///
  /// - Returns: The times and counts of each stage.
  /// - Throws: `LayoutError` if the previous layout is refused because something else has
  ///   changed.
  @discardableResult
  public func cancel() throws(LayoutError) -> TransitionReport {
    if isFinished { return report }
    coordinator.isCancelled = true
    report.isCancelled = true
    window.engine.alongsideObserver = nil
    waiting = []
    coordinator.endInteraction()
    window.engine.environment = old
    for change in overrides.reversed() { change.controller.setOverridesOfParent(change.old) }
    defer { cleanUp() }
    try window.engine.runPasses()
    return report
  }

  private func cleanUp() {
    isFinished = true
    // A completion block can begin another transition.
    if window.transition === self { window.transition = nil }
    measure(.cleanup) { coordinator.runCompletions() }
    coordinator.transition = nil
  }

  // MARK: Setup

  private func setUp(
    overriding child: (controller: LayoutController, overrides: TraitOverrides)?
  ) {
    let new = environmentToCome
    if let root = window.rootController {
      if new.traits != old.traits { willTransition(root) }
      notifyWaiting()
      if new.windowSize != old.windowSize {
        root.viewWillTransition(to: new.windowSize, with: coordinator)
      }
      notifyWaiting()
    }
    if let child { override(child.controller, with: child.overrides) }
    window.engine.environment = new
    for change in overrides { change.controller.setOverridesOfParent(change.new) }
    window.engine.notifyTraits()
  }

  /// Calls a controller if its traits change.
  private func willTransition(_ controller: LayoutController) {
    let traits = newTraits(of: controller)
    if traits != controller.traitCollection {
      controller.willTransition(to: traits, with: coordinator)
    } else if !moves.isEmpty {
      // A child may move to a position with other traits.
      passOnTraits(from: controller)
    }
  }

  /// Calls controllers one after the other, without recursion on the depth of the hierarchy.
  private func notifyWaiting() {
    while let notify = waiting.popLast() { notify() }
  }

  func passOnTraits(from controller: LayoutController) {
    guard stage == .setup else { return }
    for child in controller.contained.reversed() {
      waiting.append { [unowned self] in willTransition(child) }
    }
  }

  func passOnSize(_ size: Size, from controller: LayoutController) {
    guard stage == .setup else { return }
    for child in controller.contained.reversed() {
      let old = child.viewIfLoaded?.frame.size
      let new = controller.size(forChildContentContainer: child, withParentContainerSize: size)
      if new == old { continue }
      if let view = child.viewIfLoaded { sizesOfChildren[view.id] = new }
      waiting.append { [unowned self] in child.viewWillTransition(to: new, with: coordinator) }
    }
  }

  /// Sets the overrides of a controller from the end of setup on, and calls it now.
  func override(_ controller: LayoutController, with new: TraitOverrides) {
    plan(controller, overrides: new)
    willTransition(controller)
    notifyWaiting()
  }

  /// Sets the overrides of a controller from the end of setup on; it is called later in order.
  func plan(_ controller: LayoutController, overrides new: TraitOverrides) {
    overrides.append((controller, new, controller.overridesOfParent))
  }

  /// Sets the superview of a view from the end of setup on; callbacks before that use it.
  func plan(_ view: LayoutView, inside superview: LayoutView) { moves[view.id] = superview }

  /// Returns the traits that a controller has at the end of setup.
  private func newTraits(of controller: LayoutController) -> TraitCollection {
    let traits = environmentToCome.traits
    guard let view = controller.viewIfLoaded else { return traits }
    if view.hasTraitsOfWindow, overrides.isEmpty, moves.isEmpty { return traits }
    var path: [TraitOverrides] = []
    var next: LayoutView? = view
    while let ancestor = next {
      let change = overrides.last { $0.controller.viewIfLoaded === ancestor }
      path.append(change?.new ?? ancestor.traitOverrides)
      next = moves[ancestor.id] ?? ancestor.superview
    }
    return path.reversed().reduce(traits) { $1.applied(to: $0) }
  }

  // MARK: Reporting

  func recordLateBlock() { report.findings.append(.queuedTooLate(stage)) }

  /// Runs a part of a stage and adds its time and counts to the report.
  private func measure<Failure: Error>(
    _ stage: TransitionStage, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    self.stage = stage
    let counts = window.counts
    let start = clock.now
    defer {
      report.add(seconds: (clock.now - start) / .seconds(1), window.counts - counts, to: stage)
    }
    try body()
  }
}
