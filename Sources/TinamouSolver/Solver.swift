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
  /// The largest magnitude of a constant or coefficient.
  public static let largestNumber = 1e7

  /// What an update does when required constraints cannot hold together.
  public var conflictPolicy: ConflictPolicy

  var core = Core()
  var transaction = Transaction()
  var sequence = OrderSequence()
  private var variableNames: [Int32: String] = [:]
  private var constraintNames: [Int32: String] = [:]

  /// Makes a solver without variables.
  public init(conflictPolicy: ConflictPolicy = .refuse) {
    self.conflictPolicy = conflictPolicy
  }

  // MARK: Edits

  /// Applies the edits made in `body` together, or none of them.
  ///
  /// An error thrown by `body`, or a conflict under ``ConflictPolicy/refuse``, takes every edit
  /// back. Values read inside `body` are those before the update. An update inside an update joins
  /// the outer one.
  public func update<Result>(
    _ body: () throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    transaction.depth += 1
    let result: Result
    do {
      result = try body()
    } catch {
      transaction.depth -= 1
      if transaction.depth == 0 { abandonTransaction() }
      throw error
    }
    transaction.depth -= 1
    if transaction.depth == 0 { try commitTransaction() }
    return result
  }

  /// Adds a variable. Without an order it comes after all variables added so far.
  public func addVariable(name: String? = nil, order: DocumentOrder? = nil) -> Variable {
    let index = core.makeVariable(order: sequence.variable(order))
    if let name { variableNames[index] = name }
    if transaction.depth > 0 {
      transaction.addedVariables.append(index)
    } else {
      // A variable without constraints is decided by the staged rule alone: zero.
      transaction.needsCompletion = true
    }
    return Variable(index: index, generation: core.variables[index].generation)
  }

  /// Removes a variable that is part of no constraint; an edit parameter of its goes with it.
  public func remove(_ variable: Variable) throws(SolverError) {
    let index = try resolve(variable)
    let editRow = core.variables[index].editRow
    if core.variables[index].uses > (editRow >= 0 ? 1 : 0) {
      throw .variableInUse(variable, by: constraintMentioning(index, except: editRow))
    }
    try update { () throws(SolverError) in
      if editRow >= 0 { markUnwanted(editRow) }
      core.variables[index].isInUse = false
      transaction.removedVariables.append(index)
    }
  }

  /// Adds a constraint. Without an order it comes after all constraints added so far.
  @discardableResult
  public func add(
    _ constraint: Constraint, name: String? = nil, order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    try update { () throws(SolverError) in
      let row = try makeRow(for: constraint)
      core.rows[row].order = sequence.constraint(order)
      if let name { constraintNames[row] = name }
      return id(ofRow: row)
    }
  }

  /// Removes a constraint.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    let row = try resolve(constraint)
    try update { () throws(SolverError) in markUnwanted(row) }
  }

  /// Changes what the terms of a constraint are compared with: `terms == constant` and so on.
  ///
  /// The constant is the negative of the constant of ``Constraint/expression``.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    let row = try resolve(constraint)
    try setConstant(constant, ofRow: row)
  }

  /// Makes a variable an edit parameter: required to have the value last suggested.
  @discardableResult
  public func addEditParameter(
    _ variable: Variable, value: Double, order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    let index = try resolve(variable)
    if core.variables[index].editRow >= 0 { throw .alreadyEditable(variable) }
    return try update { () throws(SolverError) in
      let row = try makeRow(
        for: Constraint(LinearExpression(variable), .equal, LinearExpression(constant: value)))
      core.rows[row].order = sequence.editParameter(order)
      core.rows[row].isEditParameter = true
      core.variables[index].editRow = row
      return id(ofRow: row)
    }
  }

  /// Gives an edit parameter a new value.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let row = core.variables[try resolve(variable)].editRow
    if row < 0 { throw .notEditable(variable) }
    try setConstant(value, ofRow: row)
  }

  // MARK: Answers

  /// The value of a variable, a multiple of 2^-20; zero for a variable that was removed.
  public func value(of variable: Variable) -> Double {
    guard isCurrent(variable) else { return 0 }
    completeIfNeeded()
    return publicValue(ofVariable: variable.index)
  }

  /// The broken constraints, each with the conflict that breaks it, in document order.
  public var conflicts: [Conflict] {
    core.conflicts
      .sorted { core.rows[$0.broken].order < core.rows[$1.broken].order }
      .map { conflict($0) }
  }

  /// What the solver has done since it was made.
  public var statistics: SolverStatistics { core.statistics }

  /// The name given to a constraint.
  public func name(of constraint: ConstraintID) -> String? {
    isCurrent(constraint) ? constraintNames[constraint.index] : nil
  }

  /// The name given to a variable.
  public func name(of variable: Variable) -> String? {
    isCurrent(variable) ? variableNames[variable.index] : nil
  }

  /// Forgets the names of slots that are freed.
  func forgetNames(ofVariable variable: Int32) { variableNames[variable] = nil }
  func forgetNames(ofRow row: Int32) { constraintNames[row] = nil }
}
