internal import TinamouSolver

/// A view tree as a linear model: a solver, and what its variables and rows stand for.
///
/// The model reads views, guides and constraints and writes nothing to them, so that any number of
/// models can be made of the same views. It is the only road to the solver.
final class LayoutModel {
  let root: LayoutView
  /// What the root is fitted into; `nil` if it fills a window.
  let fitting: FittingRequest?
  /// How large contents are.
  var contents: ContentSizes
  let solver: Solver

  /// The items with variables.
  var items = RankedTable<ItemRecord>()
  /// The constraints with a row.
  var constraints = RankedTable<ConstraintRecord>()
  /// The system guides and wrapping views, which depend on frames.
  var readers = RankedTable<FrameReader>()
  /// Left, top, width and height of the root view.
  var windowRows: [ConstraintID] = []
  /// How many rows wait, inactive, until a set applies again.
  var parkedRows = 0
  /// The row that the solver is asked for, to say whose fault a refusal is.
  var rowInWork: RowOwner

  /// Works out how the layout moves with the window while it is made; `nil` unless asked for.
  var tracer: LayoutTracer?

  /// Changes whenever items come or go or are placed in another way.
  var shape = 0
  /// What the last layout could not settle.
  var diagnostics: [LayoutDiagnostic] = []
  /// How often the last layout read the frames.
  var rounds = 0
  /// How many rows of system guides have said something new since the engine was made.
  var switchedRows = 0

  /// Makes an empty model.
  init(
    root: LayoutView, fitting: FittingRequest? = nil, contents: ContentSizes,
    conflictPolicy: ConflictPolicy = .relax
  ) {
    self.root = root
    self.fitting = fitting
    self.contents = contents
    solver = Solver(conflictPolicy: conflictPolicy, trustingOrders: true)
    rowInWork = .size(root, .width)
  }

  /// Makes an empty model of the same tree.
  ///
  /// When it is told the whole tree it has the same answer, to the byte: the answer is a function of
  /// what the tree says.
  func emptied() -> LayoutModel {
    let model = LayoutModel(
      root: root, fitting: fitting, contents: contents, conflictPolicy: solver.conflictPolicy)
    model.switchedRows = switchedRows
    model.shape = shape + 1
    return model
  }

  /// What the layout depends on besides the tree.
  var environment: LayoutEnvironment { contents.environment }

  // MARK: Updates

  /// Brings the solver up to date with what changed in the tree, then what depends on frames with the
  /// frames.
  func apply(_ changes: ChangeLog) throws(LayoutError) {
    try updateSolver { () throws(SolverError) in try write(changes) }
    try runRounds()
  }

  /// What leaves goes first, then what comes, each view before its subviews.
  private func write(_ changes: ChangeLog) throws(SolverError) {
    for switched in changes.parked { try solver.setActive(!switched.isParked, switched.row) }
    for constraint in changes.deactivated { try remove(constraint) }
    try removeItems(changes.detached + changes.mentions.filter(isUnusedGuide))
    for item in changes.attached where !contains(item) { try addItem(item) }
    if changes.environment { try updateWindow() }
    for view in changes.offsets { try updateContentOffset(of: view) }
    for view in changes.frames { try updateFrame(of: view) }
    for view in changes.attached { try updateFrame(of: view) }
    let remade = changes.rows + directionalConstraints(heldBy: changes.directions)
    for constraint in remade + constraints(measuredOn: changes.places) {
      try remakeRow(of: constraint)
    }
    for constraint in changes.constants { try updateConstant(of: constraint) }
    try addConstraints(changes.activated)
    // An item that many new constraints mention is looked at once.
    var seen: Set<ObjectIdentifier> = []
    for item in changes.mentions where seen.insert(ObjectIdentifier(item)).inserted {
      try updateContent(of: item)
    }
    try refreshContentOrder(of: changes.parkedMentions)
    for view in changes.contents + changes.places { try updateContent(of: view) }
    try forgetFrames()
  }

  /// Makes edits of the solver together and says whose fault a refusal is.
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
    case .stepLimitReached(let steps): .stepLimitReached(steps)
    default: .internalError(error)
    }
  }

  // MARK: Values

  /// The frame of a view or guide in its container, in points, before rounding.
  func exactFrame(of item: LayoutItem) -> Rect {
    guard let variables = variables(of: item) else {
      return (item as? LayoutView)?.frame ?? .zero
    }
    return Rect(
      x: solver.value(of: variables.x), y: solver.value(of: variables.y),
      width: solver.value(of: variables.width), height: solver.value(of: variables.height))
  }

  // MARK: Lookup

  /// The place of an item among ``items``; -1 if it has no variables.
  func place(of item: LayoutItem) -> Int32 {
    let place = items.place(of: item.rank)
    // An object that is gone can have left its rank to another one.
    return items.read(place) { $0.item === item } ?? false ? place : -1
  }

  /// Whether an item has variables.
  func contains(_ item: LayoutItem) -> Bool { place(of: item) >= 0 }

  /// What the model has of an item.
  func record(of item: LayoutItem) -> ItemRecord? { items[place(of: item)] }

  /// The unknowns of an item; `nil` if it has none.
  func variables(of item: LayoutItem) -> FrameVariables? {
    items.read(items.place(of: item.rank)) { $0.item === item ? $0.variables : nil } ?? nil
  }

  /// The place of a constraint among ``constraints``; -1 if it has no row.
  func place(of constraint: LayoutConstraint) -> Int32 {
    let place = constraints.place(of: constraint.rank)
    return constraints.read(place) { $0.constraint === constraint } ?? false ? place : -1
  }

  /// What the model has of a constraint.
  func record(of constraint: LayoutConstraint) -> ConstraintRecord? {
    constraints[place(of: constraint)]
  }

  /// Whether a constraint has a row, if only an inactive one.
  func contains(_ constraint: LayoutConstraint) -> Bool { place(of: constraint) >= 0 }
}
