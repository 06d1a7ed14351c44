/// An incremental solver for linear constraints with strictly lexicographic priorities.
///
/// Required constraints hold. The solver minimises the weighted sum of errors at the highest
/// priority, then at the next one, and so on. The staged rule (Docs/Solver.md) decides what is
/// still open, so that the values are a function of the constraints and their document order,
/// whatever the order of the edits.
///
/// `update(_:)` applies all edits in its body or none; a single call outside is an update with
/// one edit. Use a solver from one thread at a time.
@safe public final class Solver {
  /// The largest magnitude of a constant, coefficient or weight; up to here, multiples of 2^-20 are
  /// exact doubles.
  public static let largestNumber = 0x1p31
  /// The smallest magnitude that the largest coefficient of a constraint can have. Constraints are
  /// scaled by powers of two, which have to be finite numbers.
  public static let smallestCoefficient = 0x1p-100
  /// The smallest weight of a constraint that is not required, times its largest coefficient
  /// rounded down to a power of two: what is much smaller could not be told from rounding of others
  /// of the same priority.
  public static let smallestWeight = 0x1p-27
  /// The largest magnitude of a constant or coefficient of a layout. Public values up to here,
  /// times 4 pixels per point, are exact doubles with half of their unit to spare.
  package static let largestLength = 1e9

  /// The maximum number of steps of an update, for tests; `nil` for the usual one.
  package var stepLimit: Int? {
    get { core.stepLimit }
    set { core.stepLimit = newValue }
  }

  /// Where the state is.
  ///
  /// The run time checks each access to a stored property of a class for overlaps. No access to the
  /// state lasts while foreign code runs, so none can overlap, and the checks took half of the time
  /// of a drag of ten views. A pointer is not checked.
  private let state: UnsafeMutablePointer<Core>

  var core: Core {
    _read { yield unsafe state.pointee }
    _modify { yield unsafe &state.pointee }
  }

  /// Makes a solver without variables.
  ///
  /// - Parameter conflictPolicy: What an update does when required constraints cannot hold
  ///   together.
  public convenience init(conflictPolicy: ConflictPolicy = .refuse) {
    self.init(conflictPolicy: conflictPolicy, trustsOrders: false)
  }

  /// Makes a solver for a layout, which never gives two constraints one place in the document
  /// order, and whose numbers end at ``largestLength``.
  package convenience init(forLayoutWith conflictPolicy: ConflictPolicy) {
    self.init(conflictPolicy: conflictPolicy, trustsOrders: true)
    core.largestNumber = Self.largestLength
  }

  /// Makes a solver that stops the process where an invariant of its state does not hold, for
  /// tests. Each update takes at least as long as a look at the whole model.
  package static func checked(conflictPolicy: ConflictPolicy = .refuse) -> Solver {
    Solver(conflictPolicy: conflictPolicy, trustsOrders: false, checksInvariants: true)
  }

  private init(
    conflictPolicy: ConflictPolicy, trustsOrders: Bool, checksInvariants: Bool = false
  ) {
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(
      to: Core(
        conflictPolicy: conflictPolicy, identity: .make(), trustsOrders: trustsOrders,
        checksInvariants: checksInvariants))
  }

  deinit {
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// What an update does when required constraints cannot hold together.
  public var conflictPolicy: ConflictPolicy {
    get { core.conflictPolicy }
    set { core.conflictPolicy = newValue }
  }

  // MARK: Edits

  /// Applies all edits that `body` makes, or none of them.
  ///
  /// If `body` throws an error, or required constraints conflict under ``ConflictPolicy/refuse``,
  /// all edits are undone. Values that are read inside `body` are those before the update. An
  /// update inside an update becomes a part of the outer one; an error that the outer body catches
  /// does not undo its edits.
  ///
  /// - Parameter body: The edits.
  /// - Returns: What `body` returns.
  /// - Throws: The error that `body` throws, or a ``SolverError`` if the edits are refused.
  @discardableResult
  public func update<Result>(_ body: () throws -> Result) throws -> Result {
    beginUpdate()
    let result: Result
    do {
      result = try body()
    } catch {
      abandonUpdate()
      throw error
    }
    try endUpdate()
    return result
  }

  /// Applies all edits that `body` makes, or none of them, if `body` throws only errors of the
  /// solver: `{ () throws(SolverError) in … }`.
  ///
  /// - Parameter body: The edits.
  /// - Returns: What `body` returns.
  /// - Throws: The error that `body` throws, or the reason why the edits are refused.
  @discardableResult
  public func update<Result>(
    _ body: () throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    beginUpdate()
    let result: Result
    do {
      result = try body()
    } catch {
      abandonUpdate()
      throw error
    }
    try endUpdate()
    return result
  }

  /// Begins an update that ends with ``endUpdate()`` or ``abandonUpdate()``, for callers that
  /// cannot pass a closure.
  package func beginUpdate() {
    // What is read inside are the values before, so they are decided before the first edit.
    if core.transaction.depth == 0 { core.completeIfNeeded() }
    core.transaction.depth += 1
  }

  package func abandonUpdate() {
    core.transaction.depth -= 1
    if core.transaction.depth == 0 { core.abandonTransaction() }
  }

  package func endUpdate() throws(SolverError) {
    core.transaction.depth -= 1
    if core.transaction.depth == 0 { try core.commit() }
  }

  /// Reserves memory for a total number of variables and constraints, so that adding them does not
  /// reallocate.
  ///
  /// - Parameters:
  ///   - variables: The number of variables, including existing ones.
  ///   - constraints: The number of constraints, including existing ones.
  public func reserveCapacity(variables: Int, constraints: Int) {
    core.reserveCapacity(
      variables: Int32(clamping: max(0, min(variables, Self.largestReservation))),
      rows: Int32(clamping: max(0, min(constraints, Self.largestReservation))))
  }

  /// More is not reserved in one go: a number this large is likely a mistake.
  private static let largestReservation = 1 << 24

  /// Adds a variable.
  ///
  /// - Parameters:
  ///   - name: The name of the variable in messages.
  ///   - order: The place in the document order. Without one, the variable comes after all
  ///     variables added before. A variable whose place is taken gets the next place that is free:
  ///     of two variables with the same place, the one that was added first comes first.
  /// - Returns: The variable.
  public func addVariable(name: String? = nil, order: DocumentOrder? = nil) -> Variable {
    let variable = core.addVariable(order: order)
    if let name { core.names[variable] = name }
    return variable
  }

  /// Removes a variable that no constraint mentions, and its edit parameter if it has one.
  ///
  /// - Parameter variable: The variable.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/variableInUse(_:by:)`` if a
  ///   constraint mentions the variable, ``SolverError/illConditioned(_:)`` or
  ///   ``SolverError/stepLimitReached(_:at:)`` if no optimum is found.
  public func remove(_ variable: Variable) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.markRemoved(variable)
    }
  }

  /// The identity of the solver in its handles.
  package var identity: SolverIdentity { core.identity }

  /// Returns whether a variable belongs to this solver and was not removed.
  package func contains(_ variable: Variable) -> Bool { core.isCurrent(variable) }

  /// The constraints, for an independent solver; inside an update, with the edits so far.
  package var model: SolverModel { core.model }
}
