public import TinamouSolver

/// Lays out one view tree.
///
/// The engine sees every edit of the tree, its constraints and guides by itself and brings them
/// into the solver at the next ``solve()``. An engine and its tree are used by one thread at a time;
/// snapshots travel freely.
public final class LayoutEngine {
  /// The view that fills the window.
  public let root: LayoutView

  /// What the layout depends on besides the tree; setting it resizes the window.
  public var environment: LayoutEnvironment {
    didSet { if environment != oldValue { environmentDidChange(from: oldValue) } }
  }

  /// Constraints and attributes that apply by condition, switched by difference.
  public var constraintSets: [ConstraintSet] = [] {
    didSet {
      record { [self] in constraintSets = oldValue }
      containers = Self.containers(of: constraintSets)
      forgetParkedRows()
      switchboard.isStale = true
      pending.environment = true
    }
  }

  /// What measures texts; setting it measures all texts of the tree again.
  public var textMeasurer: any TextMeasuring {
    get { textMeasurements.measurer }
    set {
      let old = textMeasurements
      textMeasurements = TextMeasurementCache(newValue)
      record { [self] in textMeasurements = old }
      noteTextsChanged()
    }
  }

  /// What happens when required constraints cannot hold together; by default the last one in
  /// document order is broken and reported.
  public var conflictPolicy: ConflictPolicy {
    get { solver.conflictPolicy }
    set { solver.conflictPolicy = newValue }
  }

  package internal(set) var solver: Solver
  var pending = PendingEdits()
  var tables = EngineTables()
  var switchboard = SetSwitchboard()
  /// Reasons why activations were refused.
  var problems: [RefusedActivation] = []
  var diagnostics: [LayoutDiagnostic] = []
  var rounds = 0
  /// How many rows of system guides have said something new since the engine was made.
  var switchedRows = 0
  var textMeasurements = TextMeasurementCache(SystemTextMeasurer())
  /// What some view of the tree wants from the next pass.
  var needs = LayoutNeeds.all
  /// How often sets have activated or deactivated a constraint since the engine was made.
  var switchedConstraints = 0
  /// Whether some view has had a picture.
  var hasImages = false
  /// How many rows of inactive constraints the solver keeps for sets.
  var parkedRows = 0
  /// The views on whose size some set depends.
  private(set) var containers: [LayoutView] = []
  /// How many layouts there have been.
  var generation = 0
  /// The layout that the views have.
  var committedGeneration = -1
  /// The items whose ambiguity was exercised an odd number of times.
  var exercised: Set<LayoutItem.ID> = []
  /// What a throw-away engine fits its root into; `nil` for the engine of a window.
  let fitting: FittingRequest?
  /// The row that the solver is asked for, to say whose fault a refusal is.
  var rowInWork: RowOwner
  /// The frames of the views; `nil` after items came or went, until the next commit.
  var board: FrameBoard?
  /// How many frames of views have changed since the engine was made.
  var movedViews = 0
  /// Hears of layouts that blocks alongside a transition ask for.
  var alongsideObserver: ((LayoutView) -> Void)?
  /// The traits of the window that views were last told.
  var toldTraits: ToldTraits?
  /// Works out how the layout moves with the window while it is made; `nil` unless asked for.
  var tracer: LayoutTracer?
  private var journal: [() -> Void]?

  /// Makes an engine for a tree. Another engine of the same tree loses it.
  ///
  /// The engine of a view that has a superview refuses to lay out.
  public init(
    root: LayoutView, environment: LayoutEnvironment = .standard,
    conflictPolicy: ConflictPolicy = .relax
  ) {
    self.root = root
    self.environment = environment
    fitting = nil
    solver = Solver(conflictPolicy: conflictPolicy, trustingOrders: true)
    rowInWork = .size(root, .width)
    pending.environment = true
    attachRoot()
  }

  /// Makes an engine that borrows a view's tree to ask for a size.
  init(
    fitting root: LayoutView, _ request: FittingRequest, asIn outer: LayoutEngine?,
    else environment: LayoutEnvironment
  ) {
    self.root = root
    self.environment = outer?.environment ?? environment
    if let outer { textMeasurements = outer.textMeasurements }
    fitting = request
    solver = Solver(conflictPolicy: .relax, trustingOrders: true)
    rowInWork = .size(root, .width)
    pending.environment = true
    attach(root)
  }

  deinit { dismissBoard() }

  /// Applies the edits made in `body` together, or none of them.
  ///
  /// When `body` throws, or the edits are refused, the tree and the layout are as they were. An
  /// update inside an update joins the outer one. Edits of views and constraints that never were in
  /// the tree are not taken back.
  public func update<Result>(
    _ body: () throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    if journal != nil { return try body() }
    try settle()
    let switchboard = switchboard
    journal = []
    do {
      let result = try body()
      try settle()
      journal = nil
      return result
    } catch {
      let edits = journal ?? []
      journal = nil
      for undo in edits.reversed() { undo() }
      self.switchboard = switchboard
      self.switchboard.isStale = true
      problems = []
      startOver()
      throw error
    }
  }

  /// Brings the layout up to date and returns it.
  ///
  /// After an error the layout is as before and the edits are still in the tree, so that the next
  /// solve fails too unless they are taken back; ``update(_:)`` does that by itself.
  public func solve() throws(LayoutError) -> LayoutSnapshot {
    tellTraits()
    updateConstraintsIfNeeded()
    try settle()
    return makeSnapshot()
  }

  /// Proves that the current layout is optimal, from the optimality conditions alone.
  public func certificate() throws(LayoutError) -> Certificate {
    try settle()
    return solver.certificate()
  }

  /// Whether an update is open.
  var isUpdating: Bool { journal != nil }

  /// Remembers how to take back an edit, while an update is open.
  func record(_ undo: @escaping () -> Void) { journal?.append(undo) }

  private func environmentDidChange(from oldValue: LayoutEnvironment) {
    record { [self] in environment = oldValue }
    pending.environment = true
    if environment.traits.layoutDirection != oldValue.traits.layoutDirection {
      pending.directions.append(contentsOf: root.subtreeViews())
    }
    if environment.differsForTexts(from: oldValue) { noteTextsChanged() }
    if environment.traits != oldValue.traits {
      needs.insert(.traits)
      if hasImages { for view in root.subtreeViews() { view.imageTraitsDidChange() } }
    }
  }
}
