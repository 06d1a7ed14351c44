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
  /// The largest magnitude of a constant, coefficient or weight; up to here, multiples of 2^-20 are exact
  /// doubles.
  public static let largestNumber = 0x1p31
  /// The smallest magnitude that the largest coefficient of a constraint can have. Constraints are
  /// scaled by powers of two, which have to be finite numbers.
  public static let smallestCoefficient = 0x1p-100
  /// The smallest weight of a constraint that is not required, times its largest coefficient rounded down to
  /// a power of two: what is much smaller could not be told from rounding of others of the same priority.
  public static let smallestWeight = 0x1p-27
  /// The largest magnitude of a constant or coefficient of a layout. Public values up to here, times 4
  /// pixels per point, are exact doubles with half of their unit to spare.
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

  /// Makes a solver that stops the process where an invariant of its state does not hold, for tests.
  /// Each update takes at least as long as a look at the whole model.
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

  /// Begins an update that ends with ``endUpdate()`` or ``abandonUpdate()``, for callers that cannot pass a
  /// closure.
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
  ///     variables added before. A variable whose place is taken gets the next place that is free: of two
  ///     variables with the same place, the one that was added first comes first.
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

  /// Adds a constraint: `try solver.add(right == left + 8, priority: 750)`.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - priority: A priority that replaces the constraint's own, on each side that has one.
  ///   - name: The name of the constraint in messages.
  ///   - order: The place in the document order, which no other constraint has. Without one, the
  ///     constraint comes after all constraints added before.
  /// - Returns: The identifier of the constraint, for later edits.
  /// - Throws: ``SolverError`` if a variable does not belong to this solver, if the place is taken,
  ///   if a number is out of range, or if the constraint cannot hold and the policy is to refuse
  ///   it.
  @discardableResult
  public func add(
    _ constraint: Constraint, priority: Priority? = nil, name: String? = nil,
    order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    let constraint = priority.map { constraint.withPriority($0) } ?? constraint
    return try core.edit { core throws(SolverError) in
      let id = core.handle(ofRow: try core.addRow(constraint, order: order))
      if let name { core.names[id] = name }
      return id
    }
  }

  /// Adds a constraint on the sum of terms: `terms == constant`, `terms <= constant` or `terms >=
  /// constant`, depending on the sides that have a priority.
  ///
  /// This method allocates no arrays; otherwise it is the same as ``add(_:priority:name:order:)``.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - constant: The number that the sum of the terms is compared with.
  ///   - below: The priority of the error when the sum is smaller; `nil` if that is allowed.
  ///   - above: The priority of the error when the sum is larger; `nil` if that is allowed.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  ///   - order: The place in the document order, which no other constraint has.
  /// - Returns: The identifier of the constraint, for later edits.
  /// - Throws: ``SolverError`` if a variable does not belong to this solver, if the place is taken,
  ///   if a number is out of range, or if the constraint cannot hold and the policy is to refuse
  ///   it.
  @discardableResult
  public func add(
    _ terms: Span<LinearExpression.Term>, constant: Double, below: Priority?, above: Priority?,
    weight: Double = 1, order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    try core.edit { core throws(SolverError) in
      core.handle(
        ofRow: try core.addRow(
          terms, constant: constant, below: below, above: above, weight: weight, order: order))
    }
  }

  /// Removes a constraint.
  ///
  /// - Parameter constraint: The constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/illConditioned(_:)`` or
  ///   ``SolverError/stepLimitReached(_:at:)`` if no optimum is found.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      core.markUnwanted(try core.resolve(constraint))
    }
  }

  /// Changes the constant of a constraint, in the form `terms == constant`.
  ///
  /// The constant has the opposite sign of the constant of ``Constraint/expression``.
  ///
  /// - Parameters:
  ///   - constant: The new constant.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown, if the number is out of range, or if
  ///   the constraint then cannot hold and the policy is to refuse it.
  /// - Complexity: O(1) for further changes of the same constraint alone, as while a finger drags a
  ///   view, as long as no constraint becomes tight or slack.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.changeConstant(constant, ofRow: core.resolve(constraint))
  }

  /// Changes the priority of a constraint, on each side that has one.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown, if the priority is out of range, if the weight
  ///   is too small for a constraint that was required, or if the constraint then cannot hold and the policy
  ///   is to refuse it.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setPriority(priority, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the priorities of both sides of a constraint.
  ///
  /// - Parameters:
  ///   - below: The priority of the error when the terms are smaller than the constant; `nil` if
  ///     that is allowed.
  ///   - above: The priority of the error when the terms are larger than the constant; `nil` if
  ///     that is allowed.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown, if a priority is out of range, if the weight of
  ///   a constraint that is no longer required is too small, or if the constraint then cannot hold and the
  ///   policy is to refuse it.
  public func setPriorities(
    below: Priority?, above: Priority?, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setPriorities(below: below, above: above, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the relation of a constraint, which keeps the stronger of its two priorities.
  ///
  /// A constraint without a priority on either side becomes required.
  ///
  /// - Parameters:
  ///   - relation: The new relation.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown or belongs to an edit parameter, or if
  ///   it then cannot hold and the policy is to refuse it.
  public func setRelation(
    _ relation: Relation, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setRelation(relation, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the weight of a constraint.
  ///
  /// - Parameters:
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/weightOutOfRange(_:)``,
  ///   ``SolverError/illConditioned(_:)`` or ``SolverError/stepLimitReached(_:at:)`` if no optimum is found.
  public func setWeight(_ weight: Double, of constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setWeight(weight, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the coefficient of a variable in a constraint; with 0 the constraint no longer
  /// mentions the variable.
  ///
  /// - Parameters:
  ///   - coefficient: The new coefficient.
  ///   - variable: The variable.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint or variable is unknown, if the constraint belongs
  ///   to an edit parameter, if the number is out of range, if it makes the weight too small, or if the
  ///   constraint then cannot hold and the policy is to refuse it.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setCoefficient(coefficient, of: variable, inRow: core.resolve(constraint))
    }
  }

  /// Replaces a constraint by another one, which keeps the identifier and the place in the document
  /// order.
  ///
  /// - Parameters:
  ///   - constraint: The constraint to replace.
  ///   - replacement: The new content.
  /// - Throws: ``SolverError`` if the constraint is unknown or belongs to an edit parameter, if a
  ///   number is out of range, or if the constraint then cannot hold and the policy is to refuse
  ///   it.
  public func replace(
    _ constraint: ConstraintID, with replacement: Constraint
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.replace(core.resolve(constraint), with: replacement)
    }
  }

  /// Takes a constraint out of the model, or puts it back at its place in the document order.
  ///
  /// - Parameters:
  ///   - isActive: Whether the constraint is a part of the model.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/conflict(_:)`` if the
  ///   constraint cannot hold and the policy is to refuse it, ``SolverError/illConditioned(_:)`` or
  ///   ``SolverError/stepLimitReached(_:at:)`` if no optimum is found.
  public func setActive(_ isActive: Bool, _ constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setActive(isActive, row: core.resolve(constraint))
    }
  }

  /// Returns whether a constraint is a part of the model; it can still be broken.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: Whether it is active; inside an update, with the edits so far.
  public func isActive(_ constraint: ConstraintID) -> Bool {
    core.isCurrent(constraint) && core.basis.rows[constraint.index].ownership == .wanted
  }

  /// The identity of the solver in its handles.
  package var identity: SolverIdentity { core.identity }

  /// Returns whether a variable belongs to this solver and was not removed.
  package func contains(_ variable: Variable) -> Bool { core.isCurrent(variable) }

  /// The constraints, for an independent solver; inside an update, with the edits so far.
  package var model: SolverModel { core.model }
}
