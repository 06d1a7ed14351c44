import CTinamouHeader
import TinamouSolver

/// A solver that a caller holds, with what its calls need beside it.
final class SolverSession {
  let solver: Solver
  /// The conflict for which the last change was refused.
  var refused: Conflict?
  /// Whether a batch has begun.
  var isInBatch = false
  /// The terms of the constraint that is being added, kept so that their memory is.
  private var terms: [LinearExpression.Term] = []

  init(conflictPolicy: ConflictPolicy) {
    solver = Solver(conflictPolicy: conflictPolicy)
  }

  /// The conflict that refused the last change, otherwise those that keep constraints broken.
  var conflicts: [Conflict] { refused.map { [$0] } ?? solver.conflicts }

  /// Changes the solver.
  @inline(__always)
  func change<Result>(
    _ body: (Solver) throws(SolverError) -> Result
  ) throws(Refusal) -> Result {
    do throws(SolverError) {
      let result = try body(solver)
      refused = nil
      return result
    } catch {
      if case .conflict(let conflict) = error { refused = conflict } else { refused = nil }
      throw .solver(error, in: solver)
    }
  }

  /// Asks the solver something.
  func ask<Result>(_ body: (Solver) throws(SolverError) -> Result) throws(Refusal) -> Result {
    do throws(SolverError) {
      return try body(solver)
    } catch {
      throw .solver(error, in: solver)
    }
  }

  /// Adds a constraint on a sum of terms.
  func add(
    _ variables: UnsafeBufferPointer<tinamou_variable>,
    _ coefficients: UnsafeBufferPointer<Double>,
    _ relation: Relation, _ constant: Double, _ priority: Priority, _ weight: Double
  ) throws(SolverError) -> ConstraintID {
    var terms: [LinearExpression.Term] = []
    swap(&terms, &self.terms)
    defer { swap(&terms, &self.terms) }
    terms.removeAll(keepingCapacity: true)
    for (variable, coefficient) in zip(variables, coefficients) {
      terms.append(.init(self.variable(variable), coefficient))
    }
    return try solver.add(
      terms.span, constant: constant,
      below: relation == .lessThanOrEqual ? nil : priority,
      above: relation == .greaterThanOrEqual ? nil : priority, weight: weight)
  }

  // MARK: Numbers of variables and constraints

  func variable(_ number: tinamou_variable) -> Variable {
    Variable(
      index: Int32(truncatingIfNeeded: number),
      generation: UInt32(truncatingIfNeeded: number >> 32),
      owner: solver.identity)
  }

  func constraint(_ number: tinamou_constraint) -> ConstraintID {
    ConstraintID(
      index: Int32(truncatingIfNeeded: number),
      generation: UInt32(truncatingIfNeeded: number >> 32),
      owner: solver.identity)
  }

  static func number(of variable: Variable) -> tinamou_variable {
    number(variable.index, variable.generation)
  }

  static func number(of constraint: ConstraintID) -> tinamou_constraint {
    number(constraint.index, constraint.generation)
  }

  private static func number(_ index: Int32, _ generation: UInt32) -> UInt64 {
    UInt64(generation) << 32 | UInt64(UInt32(bitPattern: index))
  }
}

/// Returns the relation of a code.
func relation(_ code: Int32) throws(Refusal) -> Relation {
  switch Int(code) {
  case TINAMOU_LESS_OR_EQUAL: return .lessThanOrEqual
  case TINAMOU_EQUAL: return .equal
  case TINAMOU_GREATER_OR_EQUAL: return .greaterThanOrEqual
  default: throw .invalid("\(code) is no relation: these are -1, 0 and 1")
  }
}
