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
    get { model.contents.environment }
    set {
      let old = environment
      guard newValue != old else { return }
      model.contents.environment = newValue
      environmentDidChange(from: old)
    }
  }

  /// Constraints and attributes that apply by condition, switched by difference.
  public var constraintSets: [ConstraintSet] = [] {
    didSet {
      containers = Self.containers(of: constraintSets)
      forgetParkedRows()
      switchboard.number(constraintSets)
      changes.environment = true
    }
  }

  /// What measures texts; setting it measures all texts of the tree again.
  public var textMeasurer: any TextMeasuring {
    get { model.contents.texts.measurer }
    set {
      model.contents.texts = TextMeasurementCache(newValue)
      noteTextsChanged()
    }
  }

  /// What happens when required constraints cannot hold together; by default the last one in
  /// document order is broken and reported.
  public var conflictPolicy: ConflictPolicy {
    get { model.solver.conflictPolicy }
    set { model.solver.conflictPolicy = newValue }
  }

  /// What the tree says as a linear model.
  private(set) var model: LayoutModel
  /// What the user changed since the model last heard of the tree.
  var changes = ChangeLog()
  var switchboard = SetSwitchboard()
  /// Reasons why activations were refused.
  var problems: [RefusedActivation] = []
  /// What some view of the tree wants from the next pass.
  var needs = LayoutNeeds.all
  /// How often sets have activated or deactivated a constraint since the engine was made.
  var switchedConstraints = 0
  /// Whether some view has had a picture.
  var hasImages = false
  /// The views on whose size some set depends.
  private(set) var containers: [LayoutView] = []
  /// How many layouts there have been.
  var generation = 0
  /// The layout that the views have.
  var committedGeneration = -1
  /// The layout that lists were last asked for rows after.
  var listGeneration = -1
  /// The items whose ambiguity was exercised an odd number of times.
  var exercised: Set<LayoutItem.ID> = []
  /// The frames of the views; `nil` after items came or went, until the next commit.
  var board: FrameBoard?
  /// The shape of the model for which the board was made.
  var boardShape = 0
  /// How many frames of views have changed since the engine was made.
  var movedViews = 0
  /// Called when an alongside-animation block requests layout.
  var alongsideObserver: ((LayoutView) -> Void)?
  /// The traits of the window that views were last told of.
  var lastTraits: SharedTraits?
  /// What the open update changes as it was before; `nil` outside of updates.
  var copies: UpdateCopies?

  /// Makes an engine for a tree. Another engine of the same tree loses it.
  ///
  /// The engine of a view that has a superview refuses to lay out.
  public init(
    root: LayoutView, environment: LayoutEnvironment = .standard,
    conflictPolicy: ConflictPolicy = .relax
  ) {
    self.root = root
    model = LayoutModel(
      root: root,
      contents: ContentSizes(
        environment: environment, texts: TextMeasurementCache(SystemTextMeasurer())),
      conflictPolicy: conflictPolicy)
    changes.environment = true
    if root.superview == nil { attach(root) }
  }

  /// Makes an engine for a tree that is in no window.
  init(
    detached root: LayoutView, _ request: FittingRequest, in environment: LayoutEnvironment
  ) {
    self.root = root
    model = LayoutModel(
      root: root, fitting: request, contents: ContentSizes(outsideOfWindows: environment))
    changes.environment = true
    attach(root)
  }

  deinit { dismissBoard() }

  /// Applies the edits made in `body` together, or none of them.
  ///
  /// When `body` throws, or the edits are refused, the tree and the layout are as they were. An
  /// update inside an update joins the outer one. Edits of views and constraints that never were in
  /// the tree are not taken back.
  ///
  /// - Parameter body: Edits the tree.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``LayoutError`` if the edits are refused.
  public func update<Result>(
    _ body: () throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    if isUpdating { return try body() }
    try settle()
    copies = UpdateCopies(
      contents: model.contents, constraintSets: constraintSets, switchboard: switchboard)
    do {
      let result = try body()
      try settle()
      copies = nil
      return result
    } catch {
      takeBack()
      throw error
    }
  }

  /// Gives the tree back what the open update has changed.
  private func takeBack() {
    guard let copies else { return }
    self.copies = nil
    dismissBoard()
    let present = root.subtreeViews()
    copies.restore(to: self)
    for view in present where view.attachedEngine === self { view.attachedEngine = nil }
    for view in present where view.superview == nil && view !== root { view.updateTraitDomains() }
    for view in root.subtreeViews() { view.attachedEngine = self }
    root.updateTraitDomains()
    model.contents = copies.contents
    constraintSets = copies.constraintSets
    switchboard = copies.switchboard
    switchboard.isStale = true
    problems = []
    startOver()
  }

  /// Brings the layout up to date and returns it.
  ///
  /// After an error the layout is as before and the edits are still in the tree, so that the next
  /// solve fails too unless they are taken back; ``update(_:)`` does that by itself.
  ///
  /// - Returns: The layout.
  /// - Throws: ``LayoutError`` if the layout is refused.
  public func solve() throws(LayoutError) -> LayoutSnapshot {
    tellTraits()
    updateConstraintsIfNeeded()
    try settle()
    return makeSnapshot()
  }

  /// Proves that the current layout is optimal, from the optimality conditions alone.
  ///
  /// - Returns: The proof.
  /// - Throws: ``LayoutError`` if the layout is refused.
  public func certificate() throws(LayoutError) -> Certificate {
    try settle()
    return model.solver.certificate()
  }

  /// Forgets everything but the tree, from which the next solve builds the layout anew.
  func startOver() {
    dismissBoard()
    forgetParkedRows()
    model = model.emptied()
    changes = ChangeLog(whole: root)
  }

  /// Drops everything that can be worked out again: the solver's state, remembered content
  /// sizes and measured texts.
  ///
  /// The next solve builds the layout anew and comes to the same answer.
  public func discardCaches() {
    for view in root.subtreeViews() { view.knownContentSize = nil }
    model.contents.texts.removeAll()
    startOver()
  }

  /// The solver of the model.
  package var solver: Solver { model.solver }

  /// How many places the tables of the layout have, empty ones included.
  package var storage: (items: Int, constraints: Int, readers: Int) {
    (model.items.capacity, model.constraints.capacity, model.readers.capacity)
  }

  /// Whether an update is open.
  var isUpdating: Bool { copies != nil }

  /// Copies an object that is about to change, while an update is open.
  func remember(_ object: some Rememberable) { copies?.remember(object) }

  private func environmentDidChange(from oldValue: LayoutEnvironment) {
    changes.environment = true
    if environment.traits.layoutDirection != oldValue.traits.layoutDirection {
      changes.directions.append(contentsOf: root.subtreeViews())
    }
    if environment.differsForTexts(from: oldValue) { noteTextsChanged() }
    if environment.traits != oldValue.traits {
      needs.insert(.traits)
      if hasImages { for view in root.subtreeViews() { view.imageTraitsDidChange() } }
    }
  }
}
