import TinamouLayout
import TinamouSolver

/// Lays out a reusable view for one content after another, with one engine.
///
/// The engine solves the layout when it is new; its answer as affine functions of
/// content and metrics (``AffineLayout``) lays out content of the same kind as long as it holds.
/// When they do not, such as for a text that is cut off where others were not, the engine solves
/// again and other formulas are kept beside the first.
final class CellTemplate {
  /// How many sets of formulas are kept; the one used longest ago goes first.
  static let largestNumberOfFormulas = 16

  let view: ReusableView
  let host: LayoutView
  let engine: LayoutEngine
  /// The views as they were when the layout was last solved.
  private(set) var shape = CellShape(of: [])

  /// What the inputs of the layout are.
  private var plan: CellPlan?
  private var formulas: [AffineLayout] = []
  /// Constraints of the list whose constants change with its width.
  var decoration: [LayoutConstraint] { view.decoration }
  /// Asks for the least height, or for the one that the list prescribes.
  let fitting: LayoutConstraint
  private(set) var metrics: CellMetrics?

  /// What was open or broken in the last layout.
  private(set) var findings: CellFindings?

  /// How often the engine solved.
  private(set) var solves = 0

  init(_ view: ReusableView) {
    self.view = view
    host = LayoutView("list")
    host.addSubview(view)
    engine = LayoutEngine(root: host)
    fitting = view.heightAnchor.constraint(equalToConstant: 0)
    fitting.identifier = "UIView-Encapsulated-Layout-Height"
    fitting.priority = .fittingSizeLevel
    require(view.leadingAnchor.constraint(equalTo: host.leadingAnchor))
    require(view.topAnchor.constraint(equalTo: host.topAnchor))
    let width = view.widthAnchor.constraint(equalTo: host.widthAnchor)
    width.identifier = "UIView-Encapsulated-Layout-Width"
    require(width)
    fitting.isActive = true
    view.addDecoration(to: self)
  }

  /// Takes a constraint of the list into force.
  func require(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Gives the view the width and margins of the list.
  func update(_ new: CellMetrics) {
    guard new != metrics else { return }
    let old = metrics
    metrics = new
    let isSettled = plan != nil && engine.changedContents != nil
    var environment = new.environment
    environment.windowSize = Size(width: new.width, height: 0)
    environment.safeAreaInsets = .zero
    engine.environment = environment
    view.contentView.standardMargins = view.contentMargins(new)
    view.updateDecoration(new)
    guard let old, isSettled, isOnlyResized(from: old, to: new) else {
      // What was read with this plan is of no use for the next one.
      plan = nil
      shape = CellShape(of: [])
      return
    }
    // The formulas know the width, the margins and the decoration as inputs.
    engine.leaveOutMetrics()
    isStale = true
  }

  /// Whether the engine has not heard of the last metrics and contents.
  private var isStale = false

  private func isOnlyResized(from old: CellMetrics, to new: CellMetrics) -> Bool {
    old.environment.traits == new.environment.traits
      && old.environment.readableWidthProfile == new.environment.readableWidthProfile
      && old.hasSeparators == new.hasSeparators
  }

  /// Brings the constants of the list's constraints up to date, for the view was given others.
  func updateDecoration() {
    guard let metrics else { return }
    view.updateDecoration(metrics)
    leaveOut(decoration)
  }

  /// The constants are inputs of the formulas.
  private func leaveOut(_ constraints: [LayoutConstraint]) {
    guard plan != nil else { return }
    engine.leaveOutConstants(of: constraints)
    isStale = true
  }

  /// The height that the view must have; `nil` if its constraints decide.
  private var fixedHeight: Double?

  /// Gives the view a height, or lets its constraints decide.
  func fix(height: Double?) {
    fixedHeight = height
    fitting.constant = height ?? 0
    fitting.priority = height == nil ? .fittingSizeLevel : .required
    leaveOut([fitting])
  }

  // MARK: Content

  /// What the view shows now.
  func content() throws(LayoutError) -> CellContent {
    if let plan, let changed = engine.changedContents, plan.matches(changed) {
      // The formulas know the content as inputs.
    } else {
      try solve()
    }
    engine.leaveOutContents()
    isStale = true
    var content = CellContent()
    content.margins = view.contentView.layoutMarginsBase
    content.separatorInset = view.givenSeparatorInset
    content.fixedHeight = fixedHeight
    if let plan {
      plan.read(into: &content)
    } else {
      content.shown = shape.views.map { ShownContent($0) }
    }
    return content
  }

  /// Brings the inputs that the list prescribes up to date.
  func updateMetrics(of content: inout CellContent) {
    if view.givenSeparatorInset != content.separatorInset {
      view.givenSeparatorInset = content.separatorInset
    }
    plan?.writeMetrics(to: &content)
  }

  /// The frames of a content that was read from the view, written over other ones.
  func layOut(_ content: inout CellContent, to frames: inout [Rect]) throws(LayoutError) {
    guard frames.count == shape.views.count else { return }
    findings = nil
    if let plan, let index = settle(&content, plan) {
      // A layout with something open or broken has no formulas.
      formulas[index].write(content.inputs, scale: scale, to: &frames)
    } else {
      try solve(content, to: &frames)
    }
  }

  private var scale: Double { metrics?.environment.traits.displayScale ?? 1 }

  /// Brings the heights of what wraps up to date with its widths, in rounds as the engine does.
  ///
  /// Returns the formulas that hold; `nil` if there are none yet or the rounds go on and on.
  private func settle(_ content: inout CellContent, _ plan: CellPlan) -> Int? {
    plan.forgetWrapping(&content)
    for _ in 0...LayoutEngine.largestNumberOfRounds {
      let known = indexOfFormulas(for: content.inputs)
      guard let index = known ?? addFormulas(for: content.inputs, plan) else { return nil }
      if plan.wrapping.isEmpty { return index }
      var isSettled = true
      formulas[index].withWidths(content.inputs) { wrapping, width in
        if plan.wrap(wrapping, width: width, &content) { isSettled = false }
      }
      if isSettled { return index }
    }
    return nil
  }

  private func indexOfFormulas(for inputs: [Double]) -> Int? {
    for index in formulas.indices where formulas[index].holds(for: inputs) {
      if index > 0 { formulas.swapAt(index, 0) }
      return 0
    }
    return nil
  }

  // MARK: Solving

  /// How often the solver's answer for some content may have no formulas before it is no longer
  /// asked for them.
  private static let largestNumberOfFailures = 8
  private var failures = 0

  /// Asks the engine for new formulas, past its layout; `nil` if there are none.
  private func addFormulas(for inputs: [Double], _ plan: CellPlan) -> Int? {
    guard failures < Self.largestNumberOfFailures else { return nil }
    solves += 1
    let new = engine.affineLayout(
      of: shape.views, widthsOf: plan.wrappingViews, inputs: plan.inputs, at: inputs)
    guard let new, new.holds(for: inputs) else {
      failures += 1
      return nil
    }
    keep(new)
    return 0
  }

  /// Solves for what the view shows now.
  private func solve() throws(LayoutError) {
    let isNew = plan == nil || engine.changedContents == nil
    refreshEngine()
    solves += 1
    try engine.settle()
    if isNew || !(plan?.isCurrent(engine) ?? false) { makePlan() }
  }

  private func makePlan() {
    let (views, new) = (view.subtreeViews(), CellPlan(engine, self))
    if !shape.hasSameViews(as: views) || !hasSameInputs(as: new) { shape = CellShape(of: views) }
    plan = new
    formulas = []
    failures = 0
  }

  private func hasSameInputs(as new: CellPlan?) -> Bool {
    guard let plan, let new else { return plan == nil && new == nil }
    return plan.hasSameInputs(as: new)
  }

  /// Solves for a content that was read earlier, by way of the view.
  private func solve(_ content: CellContent, to frames: inout [Rect]) throws(LayoutError) {
    view.contentView.layoutMarginsBase = content.margins
    if view.givenSeparatorInset != content.separatorInset {
      view.givenSeparatorInset = content.separatorInset
    }
    if fixedHeight != content.fixedHeight { fix(height: content.fixedHeight) }
    if let plan {
      plan.show(content)
    } else {
      for (view, shown) in zip(shape.views, content.shown) { shown.give(to: view) }
    }
    refreshEngine()
    solves += 1
    try engine.settle()
    let grid = PixelGrid(scale: scale)
    for (index, view) in shape.views.enumerated() {
      frames[index] = grid.round(engine.exactFrame(of: view))
    }
    findings = engine.cellFindings()
    if let plan,
      let new = engine.affineLayout(
        of: shape.views, widthsOf: plan.wrappingViews, inputs: plan.inputs)
    {
      keep(new)
    }
    engine.leaveOutContents()
    isStale = true
  }

  /// Tells the engine everything that the formulas have been told in its place.
  private func refreshEngine() {
    guard isStale else { return }
    isStale = false
    engine.noteInputs(
      margins: view.contentView, constraints: decoration + [fitting], contents: view.subtreeViews())
  }

  private func keep(_ new: AffineLayout) {
    formulas.insert(new, at: 0)
    if formulas.count > Self.largestNumberOfFormulas { formulas.removeLast() }
  }
}
