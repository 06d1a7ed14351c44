internal import TinamouSolver

/// A view tree as a linear model: a solver, and the meaning of its variables and rows.
///
/// The model reads views, guides and constraints and never writes to them, so any number of models
/// can be made of the same views. Only the model calls the solver.
final class LayoutModel {
  let root: LayoutView
  /// The target of a fitting size; `nil` if the root fills a window.
  let fitting: FittingRequest?
  /// The sizes of contents.
  var contents: ContentSizes
  let solver: Solver

  /// The items with variables.
  var items = RankedTable<ItemRecord>()
  /// The constraints with a row.
  var constraints = RankedTable<ConstraintRecord>()
  /// The system guides and wrapping views, which depend on frames.
  var readers = RankedTable<FrameReadings.Reader>() { didSet { knownReadings = nil } }
  private var knownReadings: FrameReadings?
  /// The root view as the window or the fitting size places it: the rows of left, top, width and
  /// height; `nil` at first.
  var placedRoot: (variables: FrameVariables, rows: [ConstraintID])?
  /// The number of inactive rows that are kept for sets.
  var inactiveRowCount = 0
  /// What happens when required constraints cannot hold together.
  var conflictPolicy: ConflictPolicy {
    didSet {
      solver.conflictPolicy = conflictPolicy
      for draft in drafts { draft.conflictPolicy = conflictPolicy }
    }
  }
  /// The row that is being changed, to attribute a refusal.
  var rowInWork: RowOwner

  /// The same tree after no round, one round and so on, once rounds have read much.
  var drafts: [LayoutModel] = []
  /// How much a round must read before the layout without it is kept: forgetting less costs less
  /// than another solver.
  var fewestReadingsOfDraft = 8
  /// How much the first round read after those that the drafts know, in the last layout.
  var readingsAfterDrafts = 0
  /// Whether what is read from the frames of this draft differs from what it has: there is another
  /// round.
  var isOutdated = false
  /// Whether a tracer followed the last layout.
  var wasTraced = false

  /// Computes how the layout changes with the window while the layout is made; `nil` if not
  /// requested.
  var tracer: LayoutTracer?

  /// Changes whenever items are added, removed or rounded in another way.
  var shape = 0
  /// What the constraints leave open, when it was last asked for.
  var knownAmbiguity: KnownAmbiguity?
  /// The quantities that the last layout could not settle.
  var diagnostics: [LayoutDiagnostic] = []
  /// The number of rounds in the last layout.
  var rounds = 0
  /// The number of rows of system guides whose form has changed since the engine was made.
  var switchedRows = 0

  /// Makes an empty model.
  init(
    root: LayoutView, fitting: FittingRequest? = nil, contents: ContentSizes,
    conflictPolicy: ConflictPolicy = .relax
  ) {
    self.root = root
    self.fitting = fitting
    self.contents = contents
    self.conflictPolicy = conflictPolicy
    solver = Solver(forLayoutWith: conflictPolicy)
    rowInWork = .size(root, .width)
  }

  /// Makes an empty model of the same tree.
  ///
  /// After the whole tree is added, it has the same answer, to the byte, because the answer is a
  /// function of the tree.
  func emptied() -> LayoutModel {
    let model = LayoutModel(
      root: root, fitting: fitting, contents: contents, conflictPolicy: conflictPolicy)
    model.switchedRows = switchedRows
    model.fewestReadingsOfDraft = fewestReadingsOfDraft
    model.shape = shape + 1
    return model
  }

  /// What the layout depends on besides the tree.
  var environment: LayoutEnvironment { contents.environment }

  // MARK: Updates

  /// Brings the solver up to date with the changes of the tree, then updates what depends on
  /// frames.
  func apply(_ changes: ChangeLog) throws(LayoutError) {
    rounds = 0
    diagnostics = []
    if try !applyWithDrafts(changes) {
      try updateSolver { () throws(SolverError) in
        try write(changes)
        try forgetFrames()
      }
    }
    try runRounds()
  }

  /// Writes changes into the solver; a resize changes nothing but the window.
  func write(_ changes: ChangeLog) throws(SolverError) {
    let hasEdits = changes.hasEdits
    if hasEdits {
      reserveCapacity(for: changes)
      try writeItems(changes)
    }
    if changes.environment { try updateWindow() }
    if hasEdits { try writeRows(changes) }
  }

  /// Makes room for a new tree; room for few additions is made as they come.
  private func reserveCapacity(for changes: ChangeLog) {
    let itemCount = items.count + changes.attached.count
    let constraintCount = constraints.count + changes.activated.count
    guard itemCount + constraintCount > 2 * (items.count + constraints.count) else { return }
    items.reserveCapacity(itemCount)
    constraints.reserveCapacity(constraintCount)
    // An item has four variables, and two rows that keep its size from being negative. Contents,
    // guides and the window have more.
    let contents = changes.attached.count { ($0 as? LayoutView)?.mayHaveContent ?? false }
    let (variables, rows) = (4 * itemCount, 2 * (itemCount + contents) + constraintCount)
    solver.reserveCapacity(
      variables: variables + variables / 64 + 8, constraints: rows + rows / 64 + 8)
  }

  /// Removes what left the tree, then adds items, each view before its subviews.
  private func writeItems(_ changes: ChangeLog) throws(SolverError) {
    for switched in changes.switchedRows {
      try solver.setActive(!switched.isInactive, switched.row)
    }
    for constraint in changes.deactivated { try remove(constraint) }
    try removeItems(changes.detached + changes.mentions.filter(isUnusedGuide))
    for item in changes.attached where !contains(item) { try addItem(item) }
  }

  /// Updates the rows of items and constraints, and adds new ones.
  private func writeRows(_ changes: ChangeLog) throws(SolverError) {
    for view in changes.offsets { try updateContentOffset(of: view) }
    for view in changes.frames { try updateFrame(of: view) }
    for view in changes.attached { try updateFrame(of: view) }
    let remade = changes.rows + directionalConstraints(heldBy: changes.directions)
    for constraint in remade + constraints(measuredOn: changes.places) {
      try remakeRow(of: constraint)
    }
    for constraint in changes.constants { try updateConstant(of: constraint) }
    try addConstraints(changes.activated)
    // An item that many new constraints mention is processed once.
    var seen: Set<ObjectIdentifier> = []
    for item in changes.mentions where seen.insert(ObjectIdentifier(item)).inserted {
      try updateContent(of: item)
    }
    try refreshContentOrder(of: changes.itemsOfSwitchedSets)
    for view in changes.contents + changes.places { try updateContent(of: view) }
  }

  /// Makes edits of the solver together, and attributes a refusal to its cause.
  func updateSolver(_ body: () throws(SolverError) -> Void) throws(LayoutError) {
    do throws(SolverError) {
      try solver.update(body)
    } catch {
      throw translate(error)
    }
  }

  private func translate(_ error: SolverError) -> LayoutError {
    switch error {
    case .numberOutOfRange(let value):
      .numberOutOfRange(value, reference: rowInWork.reference)
    case .priorityOutOfRange(let priority):
      .priorityOutOfRange(priority, reference: rowInWork.reference)
    case .conflict(let conflict): .conflict(describe(conflict, owners: rowOwners()))
    case .stepLimitReached(let steps, let rows):
      .stepLimitReached(steps, at: references(to: rows))
    case .illConditioned(let rows): .illConditioned(references(to: rows))
    default: .internalError(error)
    }
  }

  // MARK: Values

  /// The frame of a view or guide in its container, in points, before rounding.
  func exactFrame(of item: LayoutItem) -> Rect {
    frame(of: item, solver.value)
  }

  /// The frame of a view or guide in its container, in points, as the rounds read it.
  func reading(of item: LayoutItem) -> Rect {
    frame(of: item, solver.reading)
  }

  private func frame(of item: LayoutItem, _ value: (Variable) -> Double) -> Rect {
    variables(of: item)?.frame(value) ?? (item as? LayoutView)?.frame ?? .zero
  }

  // MARK: Lookup

  /// What the rounds read from frames.
  var readings: FrameReadings {
    if let knownReadings { return knownReadings }
    let readings = FrameReadings(of: self)
    knownReadings = readings
    return readings
  }

  /// Returns the index of an item among ``items``; -1 if it has no variables.
  func index(of item: LayoutItem) -> Int32 {
    let index = items.index(of: item.rank)
    // A new object may have the rank of an object that no longer exists.
    return items.read(index) { $0.item === item } ?? false ? index : -1
  }

  /// Whether an item has variables.
  func contains(_ item: LayoutItem) -> Bool { index(of: item) >= 0 }

  /// Returns the record of an item.
  func record(of item: LayoutItem) -> ItemRecord? { items[index(of: item)] }

  /// The unknowns of an item; `nil` if it has none.
  func variables(of item: LayoutItem) -> FrameVariables? {
    items.read(items.index(of: item.rank)) { $0.item === item ? $0.variables : nil } ?? nil
  }

  /// Returns the index of a constraint among ``constraints``; -1 if it has no row.
  func index(of constraint: LayoutConstraint) -> Int32 {
    let index = constraints.index(of: constraint.rank)
    return constraints.read(index) { $0.constraint === constraint } ?? false ? index : -1
  }

  /// Returns the record of a constraint.
  func record(of constraint: LayoutConstraint) -> ConstraintRecord? {
    constraints[index(of: constraint)]
  }

  /// Returns whether a constraint has a row, also an inactive one.
  func contains(_ constraint: LayoutConstraint) -> Bool { index(of: constraint) >= 0 }
}
