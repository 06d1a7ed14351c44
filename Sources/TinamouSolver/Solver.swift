/// An incremental solver of linear constraints with strictly lexicographic priorities.
///
/// Required constraints hold, and the weighted sum of errors is smallest at the highest priority,
/// then at the next, and so on. What is still open is decided by the staged rule (Docs/Solver.md),
/// so that the values are a function of the constraints and their document order, whatever the
/// order of the edits.
///
/// Edits happen in ``update(_:)``, all or none; a single call outside is an update of one. A solver
/// is used by one thread at a time.
public final class Solver {
  /// The largest magnitude of a constant or coefficient: multiples of the public unit up to here are
  /// doubles.
  public static let largestNumber = 1e9
  /// The largest number of a layout, whose public values are also rounded to pixels exactly.
  package static let largestLength = 1e7

  // All state is in one value, so that a call asks once whether it may be accessed.
  var core: Core

  /// Makes a solver without variables.
  public init(conflictPolicy: ConflictPolicy = .refuse) {
    core = Core(conflictPolicy: conflictPolicy, identity: .make(), trustsOrders: false)
  }

  /// Makes a solver for a layout, which never gives two constraints one place in the document order,
  /// and whose numbers end at ``largestLength``.
  package init(conflictPolicy: ConflictPolicy, trustingOrders: Bool) {
    core = Core(
      conflictPolicy: conflictPolicy, identity: .make(), trustsOrders: trustingOrders)
    core.largestNumber = Self.largestLength
  }

  /// What an update does when required constraints cannot hold together.
  public var conflictPolicy: ConflictPolicy {
    get { core.conflictPolicy }
    set { core.conflictPolicy = newValue }
  }

  // MARK: Edits

  /// Applies the edits made in `body` together, or none of them.
  ///
  /// An error thrown by `body`, or a conflict under ``ConflictPolicy/refuse``, takes every edit
  /// back. Values read inside `body` are those before the update. An update inside an update joins
  /// the outer one, which an error that is caught in between does not take back.
  ///
  /// - Throws: What `body` throws, or ``SolverError`` if the edits are refused.
  @discardableResult
  public func update<Result>(_ body: () throws -> Result) throws -> Result {
    core.transaction.depth += 1
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

  /// The same for a body that throws errors of the solver alone:
  /// `{ () throws(SolverError) in … }`.
  @discardableResult
  public func update<Result>(
    _ body: () throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    core.transaction.depth += 1
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

  private func abandonUpdate() {
    core.transaction.depth -= 1
    if core.transaction.depth == 0 { core.abandonTransaction() }
  }

  private func endUpdate() throws(SolverError) {
    core.transaction.depth -= 1
    if core.transaction.depth == 0 { try core.commit() }
  }

  /// Makes room for a number of variables and constraints in all, those there already included, so
  /// that adding them moves nothing in memory.
  public func reserveCapacity(variables: Int, constraints: Int) {
    core.reserveCapacity(
      variables: Int32(clamping: max(0, min(variables, Self.largestReservation))),
      rows: Int32(clamping: max(0, min(constraints, Self.largestReservation))))
  }

  /// More is not reserved in one go: a number this large is likely a mistake.
  private static let largestReservation = 1 << 24

  /// Adds a variable. Without an order it comes after all variables added so far; of two with one
  /// order, the one added first comes first.
  public func addVariable(name: String? = nil, order: DocumentOrder? = nil) -> Variable {
    let variable = core.addVariable(order: order)
    if let name { core.names[variable] = name }
    return variable
  }

  /// Removes a variable that is part of no constraint; its edit parameter, if any, is removed too.
  public func remove(_ variable: Variable) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.markRemoved(variable)
    }
  }

  /// Adds a constraint: `try solver.add(right == left + 8, priority: 750)`.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - priority: A priority for each side that costs something, instead of the constraint's own.
  ///   - name: What the constraint is called where it is printed.
  ///   - order: Its place in the document order, which no other constraint has; without one it
  ///     comes after all constraints added so far.
  /// - Returns: The constraint in the solver, for later edits.
  /// - Throws: ``SolverError`` if a variable or the place is not the solver's to use, if a number is
  ///   out of range, or if the constraint cannot hold and the policy is to refuse it.
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

  /// Adds a constraint on the sum of some terms: `terms == constant` and so on, with a priority for
  /// each side, `nil` where it is allowed to be off.
  ///
  /// The same as ``add(_:name:order:)`` without the detour through arrays.
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
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      core.markUnwanted(try core.resolve(constraint))
    }
  }

  /// Changes what the terms of a constraint are compared with: `terms == constant` and so on.
  ///
  /// The constant is the negative of the constant of ``Constraint/expression``.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setConstant(constant, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the priority of a constraint, on each side that costs something.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setPriority(priority, ofRow: core.resolve(constraint))
    }
  }

  /// Changes how strongly each side of a constraint is disliked.
  public func setPriorities(
    below: Priority?, above: Priority?, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setPriorities(below: below, above: above, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the relation of a constraint; the stronger of its priorities stays. One without a
  /// priority on either side becomes required.
  public func setRelation(
    _ relation: Relation, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setRelation(relation, ofRow: core.resolve(constraint))
    }
  }

  /// Changes what an error of a constraint counts beside others of the same priority.
  public func setWeight(_ weight: Double, of constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setWeight(weight, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the coefficient of a variable in a constraint; 0 takes the variable out.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setCoefficient(coefficient, of: variable, inRow: core.resolve(constraint))
    }
  }

  /// Replaces what a constraint says; its identifier and place in the document order stay.
  public func replace(
    _ constraint: ConstraintID, with replacement: Constraint
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.replace(core.resolve(constraint), with: replacement)
    }
  }

  /// Takes a constraint out of the model or puts it back in its place.
  public func setActive(_ isActive: Bool, _ constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setActive(isActive, row: core.resolve(constraint))
    }
  }

  /// Whether a constraint is part of the model; it may still be broken.
  public func isActive(_ constraint: ConstraintID) -> Bool {
    core.isCurrent(constraint) && core.rows[constraint.index].ownership == .wanted
  }

  /// Makes a variable an edit parameter: it wants the value last suggested.
  ///
  /// A required parameter, the usual one, must have its value: where other required constraints do
  /// not allow it, ``suggest(_:for:)`` throws a conflict. One with a lower priority comes as near as
  /// the stronger constraints allow, so a drag past a limit stops at the limit.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: Its first value.
  ///   - priority: How strongly the value is wanted.
  ///   - order: The place in the document order; before all other constraints unless stated.
  /// - Returns: The constraint that keeps the variable at the value.
  /// - Throws: ``SolverError`` as for other constraints, or if the variable is an edit parameter already.
  @discardableResult
  public func addEditParameter(
    _ variable: Variable, value: Double, priority: Priority = .required,
    order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    try core.edit { core throws(SolverError) in
      core.handle(
        ofRow: try core.addEditParameter(
          variable, value: value, priority: priority, order: order))
    }
  }

  /// Gives an edit parameter a new value.
  ///
  /// - Complexity: O(1) while no constraint changes sides, which is the usual case of a resize.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try core.suggest(value, for: variable)
  }

  // MARK: Answers

  /// The value of a variable, a multiple of 2^-20; zero for a variable that was removed.
  public func value(of variable: Variable) -> Double { core.publicValue(of: variable) }

  /// Calls `body` with the values of all variables, each at its ``Variable/position``.
  ///
  /// `body` may ask and edit the solver; the values it was given stay what they were.
  ///
  /// - Complexity: O(number of values that changed since they were last read).
  public func withValues<Result, Failure: Error>(
    _ body: (Span<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    core.publish()
    // No access to `core` may last while foreign code runs.
    let values = unsafe core.publication.lend()
    defer { core.publication.takeBack() }
    return try body(unsafe Span(_unsafeElements: values))
  }

  /// The broken constraints, each with the conflict that breaks it, in document order.
  public var conflicts: [Conflict] {
    core.conflicts
      .sorted { core.rows[$0.broken].order < core.rows[$1.broken].order }
      .map { core.conflict($0) }
  }

  /// What the constraints leave open; those values follow from the staged rule alone.
  ///
  /// - Complexity: up to two solves of the open part for each open variable.
  public func ambiguity() -> Ambiguity {
    core.publish()
    var face = Face()
    let open = face.ambiguity(of: &core)
    return Ambiguity(
      variables: open.variables.map { core.handle(ofVariable: $0) },
      choices: open.rows.map { core.handle(ofRow: $0) })
  }

  /// The values that a variable could have at the same cost; infinite where nothing ends them.
  ///
  /// - Complexity: two solves of the open part.
  public func openRange(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    let index = try core.resolve(variable)
    core.publish()
    var face = Face()
    return face.range(of: index, in: &core)
  }

  /// The tight constraints that the value of a variable follows from.
  ///
  /// - Complexity: O(number of terms that the value depends on).
  public func constraintsDetermining(_ variable: Variable) throws(SolverError) -> Derivation {
    core.derivation(of: try core.resolve(variable))
  }

  /// Proves that the current values are optimal, from the optimality conditions alone.
  ///
  /// - Complexity: O(number of terms).
  public func certificate() -> Certificate {
    core.publish()
    return core.certificate()
  }

  /// What the solver has done since it was made.
  public var statistics: SolverStatistics { core.statistics }

  /// How much work it was so far to find out which places in the document order are taken.
  package var orderVisits: Int { core.rowOrders.visits + core.variableOrders.visits }

  // MARK: Names

  /// The name given to a constraint.
  public func name(of constraint: ConstraintID) -> String? {
    core.isCurrent(constraint) ? core.names[constraint] : nil
  }

  /// The name given to a variable.
  public func name(of variable: Variable) -> String? {
    core.isCurrent(variable) ? core.names[variable] : nil
  }

  /// What a constraint says, as people write it: `right == left + 8 @750`.
  public func text(of constraint: ConstraintID) throws(SolverError) -> String {
    let row = try core.resolve(constraint)
    return core.names.text(of: core.constraint(saying: core.content(of: row)))
  }

  /// An error in words, with the names of what it is about.
  public func text(of error: SolverError) -> String { core.names.text(of: error) }

  /// The constraints as they are in force now, for an independent solver.
  package var model: SolverModel { core.model }
}
