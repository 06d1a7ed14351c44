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
    fatalError("arrives with the core")
  }

  /// Adds a variable. Without an order it comes after all variables added so far.
  public func addVariable(name: String? = nil, order: DocumentOrder? = nil) -> Variable {
    fatalError("arrives with the core")
  }

  /// Removes a variable that is part of no constraint; an edit parameter of its goes with it.
  public func remove(_ variable: Variable) throws(SolverError) {
    fatalError("arrives with the core")
  }

  /// Adds a constraint. Without an order it comes after all constraints added so far.
  @discardableResult
  public func add(
    _ constraint: Constraint, name: String? = nil, order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    fatalError("arrives with the core")
  }

  /// Removes a constraint.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    fatalError("arrives with the core")
  }

  /// Changes what the terms of a constraint are compared with: `terms == constant` and so on.
  ///
  /// The constant is the negative of the constant of ``Constraint/expression``.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    fatalError("arrives with the core")
  }

  /// Makes a variable an edit parameter: required to have the value last suggested.
  @discardableResult
  public func addEditParameter(
    _ variable: Variable, value: Double, order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    fatalError("arrives with the core")
  }

  /// Gives an edit parameter a new value.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    fatalError("arrives with the core")
  }

  // MARK: Answers

  /// The value of a variable, a multiple of 2^-20; zero for a variable that was removed.
  public func value(of variable: Variable) -> Double {
    fatalError("arrives with the core")
  }

  /// The broken constraints, each with the conflict that breaks it, in document order.
  public var conflicts: [Conflict] {
    fatalError("arrives with the core")
  }

  /// Which variables the constraints leave open; their values follow from the staged rule alone.
  public func ambiguity() -> Ambiguity {
    fatalError("arrives with the core")
  }

  /// Proves that the current values are optimal, from the optimality conditions alone.
  ///
  /// - Complexity: O(number of terms).
  public func certificate() -> Certificate {
    fatalError("arrives with the core")
  }

  /// The name given to a constraint.
  public func name(of constraint: ConstraintID) -> String? {
    fatalError("arrives with the core")
  }

  /// The name given to a variable.
  public func name(of variable: Variable) -> String? {
    fatalError("arrives with the core")
  }

  /// What the solver has done since it was made.
  public var statistics: SolverStatistics {
    fatalError("arrives with the core")
  }

  /// The constraints as they are in force now, for an independent solver.
  package var model: SolverModel {
    fatalError("arrives with the core")
  }
}
