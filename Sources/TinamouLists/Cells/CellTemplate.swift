import TinamouLayout
import TinamouSolver

/// Lays out a reusable view for one content after another, with one engine.
///
/// The engine solves the first layout. From its answer come formulas, affine functions of content
/// and metrics (`AffineLayout`), which lay out content of the same kind as long as they hold.
/// Where they do not hold, for example because a text is cut off, the engine solves again and adds
/// another set of formulas.
final class CellTemplate {
  /// The number of sets of formulas that are kept; the least recently used one is removed first.
  static let largestNumberOfFormulas = 16

  /// The number of recent texts whose measurements are kept, at least: those of some hundred rows.
  private static let textCapacity = 1024

  let view: ReusableView
  let host: LayoutView
  let engine: LayoutEngine
  /// The views for which the present formulas are.
  private(set) var shape = CellShape(of: [])

  /// The inputs of the layout.
  private var plan: CellPlan?
  /// Whether the layout may depend on the minimum margins of the window. With a plan it does not:
  /// the only system guide is that of the content's margins, and these are inputs.
  var mayReadMinimumMargins: Bool { plan == nil }
  private var formulas: [AffineLayout] = []
  /// The constraints of the list whose constants change with its width.
  var decoration: [LayoutConstraint] { view.decoration }
  /// Asks for the smallest height, or for the height that the list sets.
  let fitting: LayoutConstraint
  private(set) var metrics: CellMetrics?

  /// The ambiguities and conflicts of the last layout.
  private(set) var findings: CellFindings?

  /// How often the engine has solved.
  private(set) var solves = 0

  init(_ view: ReusableView) {
    self.view = view
    host = LayoutView("list")
    host.addSubview(view)
    engine = LayoutEngine(root: host)
    engine.textCapacity = Self.textCapacity
    fitting = view.heightAnchor.constraint(equalToConstant: 0)
    fitting.identifier = "UIView-Encapsulated-Layout-Height"
    fitting.priority = .fittingSizeLevel
    let leading = view.leadingAnchor.constraint(equalTo: host.leadingAnchor)
    let top = view.topAnchor.constraint(equalTo: host.topAnchor)
    let width = view.widthAnchor.constraint(equalTo: host.widthAnchor)
    width.identifier = "UIView-Encapsulated-Layout-Width"
    for constraint in [leading, top, width, fitting] { constraint.isActive = true }
    view.addDecoration()
  }

  /// Gives the view the width and margins of the list.
  func update(_ new: CellMetrics) {
    guard new != metrics else { return }
    let old = metrics
    metrics = new
    let isSettled = plan != nil && engine.changedContents != nil
    var environment = new.environment
    environment.windowSize.width = new.width
    engine.environment = environment
    view.contentView.standardMargins = view.contentMargins(new)
    view.updateDecoration(new)
    guard let old, isSettled, isOnlyResized(from: old, to: new) else {
      // Content read with this plan does not fit the next plan.
      plan = nil
      shape = CellShape(of: [])
      return
    }
    // Width, margins and decoration are inputs of the formulas.
    engine.excludeMetrics()
    isStale = true
  }

  /// Whether the engine lacks the latest metrics and content.
  private var isStale = false

  private func isOnlyResized(from old: CellMetrics, to new: CellMetrics) -> Bool {
    old.environment.traits == new.environment.traits
      && old.environment.platform == new.environment.platform
      && old.environment.readableWidthProfile == new.environment.readableWidthProfile
      && old.hasSeparators == new.hasSeparators
  }

  /// Updates the constants of the list's constraints after the view has changed.
  func updateDecoration() {
    guard let metrics else { return }
    view.updateDecoration(metrics)
    exclude(decoration)
  }

  /// Keeps constraints out of the engine whose constants are inputs of the formulas.
  private func exclude(_ constraints: [LayoutConstraint]) {
    guard plan != nil else { return }
    engine.excludeConstants(of: constraints)
    isStale = true
  }

  /// The height that the view must have; `nil` if its constraints decide.
  private(set) var fixedHeight: Double?

  /// Sets the height of the view, or lets its constraints decide.
  func fix(height: Double?) {
    if height != fixedHeight {
      fixedHeight = height
      updateDecoration()
    }
    fitting.constant = height ?? 0
    fitting.priority = height == nil ? .fittingSizeLevel : .required
    exclude([fitting])
  }

  // MARK: Content

  /// The content that the view shows now.
  func content() throws(LayoutError) -> CellContent {
    var content = contentOfList
    let isInput =
      plan.map { plan in
        engine.changedContents.map(plan.covers) ?? false && plan.read(into: &content)
      } ?? false
    if !isInput {
      try solve()
      content = contentOfList
      if let plan {
        plan.read(into: &content)
      } else {
        content.shown = shape.views.map { ShownContent($0) }
      }
    }
    engine.excludeContents()
    isStale = true
    return content
  }

  /// What the list sets of the content.
  private var contentOfList: CellContent {
    var content = CellContent()
    content.margins = view.contentView.layoutMarginsBase
    content.separatorInset = view.explicitSeparatorInset
    content.fixedHeight = fixedHeight
    return content
  }

  /// Updates the inputs that the list sets.
  func updateMetrics(of content: inout CellContent) {
    setDecoration(of: content)
    plan?.writeMetrics(to: &content)
  }

  /// Gives the view what its decoration depends on.
  private func setDecoration(of content: CellContent) {
    if view.explicitSeparatorInset != content.separatorInset {
      view.explicitSeparatorInset = content.separatorInset
    }
    if fixedHeight != content.fixedHeight { fix(height: content.fixedHeight) }
  }

  /// Lays out content that was read from the view, and overwrites `frames` with the result.
  func layOut(_ content: inout CellContent, to frames: inout [Rect]) throws(LayoutError) {
    guard frames.count == shape.views.count else { return }
    findings = nil
    if let plan, let index = settle(&content, plan) {
      // A layout with ambiguities or conflicts has no formulas.
      formulas[index].write(content.inputs, scale: scale, to: &frames)
    } else {
      try solve(content, to: &frames)
    }
  }

  private var scale: Double { metrics?.environment.traits.displayScale ?? 1 }

  /// Adapts the heights of wrapping content to their widths, in rounds as the engine does.
  ///
  /// Returns the index of the formulas that hold; `nil` if there are none yet or the rounds do not
  /// end.
  private func settle(_ content: inout CellContent, _ plan: CellPlan) -> Int? {
    plan.resetWrapping(&content)
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

  /// How often the engine may fail to give formulas for some content before the template stops
  /// asking for them.
  private static let largestNumberOfFailures = 8
  private var failures = 0

  /// Asks the engine directly for new formulas; `nil` if there are none.
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
    shape = CellShape(of: view.subtreeViews())
    plan = CellPlan(engine, self)
    formulas = []
    failures = 0
  }

  /// Solves for content that was read earlier, by setting it on the view.
  private func solve(_ content: CellContent, to frames: inout [Rect]) throws(LayoutError) {
    view.contentView.layoutMarginsBase = content.margins
    setDecoration(of: content)
    try settle(showing: content)
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
    engine.excludeContents()
    isStale = true
  }

  /// Solves while the views show content that was read earlier.
  private func settle(showing content: CellContent) throws(LayoutError) {
    let views = plan?.views ?? shape.views
    for (view, shown) in zip(views, content.shown) { shown.give(to: view) }
    // Afterwards each view has the size again that it computes itself.
    defer { for view in views { view.invalidateIntrinsicContentSize() } }
    refreshEngine()
    solves += 1
    try engine.settle()
  }

  /// Hands all changes to the engine that so far only the formulas have.
  private func refreshEngine() {
    guard isStale else { return }
    isStale = false
    engine.recordInputs(
      margins: view.contentView, constraints: decoration + [fitting], contents: view.subtreeViews())
  }

  private func keep(_ new: AffineLayout) {
    formulas.insert(new, at: 0)
    if formulas.count > Self.largestNumberOfFormulas { formulas.removeLast() }
  }
}
