package import TinamouSolver

/// One edit of a solver. Variables and rows have numbers of the script's own.
package enum Edit: Hashable, Sendable {
  case addVariable(Int, order: UInt64)
  case removeVariable(Int)
  /// Adds a row, or puts back one that was removed, changed or not, at its place.
  case add(Int, ScriptRow)
  case remove(Int)
  case setConstant(Int, Double)
  case setPriority(Int, Float)
  case setPriorities(Int, below: Float?, above: Float?)
  case setRelation(Int, Relation)
  case setWeight(Int, Double)
  case setCoefficient(Int, variable: Int, Double)
  /// Lets a row say something else; its place in the document order stays.
  case replace(Int, ScriptRow)
  case setActive(Int, Bool)
  /// Makes a variable an edit parameter, whose row gets a number too.
  case addParameter(Int, variable: Int, value: Double, order: UInt64)
  case suggest(Double, variable: Int)

  /// Whether it changes a row that stays, in more than its constant.
  package var isChangeInPlace: Bool {
    switch self {
    case .setPriority, .setPriorities, .setRelation, .setWeight, .setCoefficient, .replace,
      .setActive:
      true
    case .addVariable, .removeVariable, .add, .remove, .setConstant, .addParameter, .suggest:
      false
    }
  }
}
