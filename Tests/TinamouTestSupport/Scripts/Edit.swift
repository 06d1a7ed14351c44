package import TinamouSolver

/// One edit of a solver. Variables and rows have numbers that the script assigns.
package enum Edit: Hashable, Sendable {
  case addVariable(Int, order: UInt64)
  case removeVariable(Int)
  /// Adds a row, or adds a removed one again in its position, changed or not.
  case add(Int, ScriptRow)
  case remove(Int)
  case setConstant(Int, Double)
  case setPriority(Int, Float)
  case setPriorities(Int, below: Float?, above: Float?)
  case setRelation(Int, Relation)
  case setWeight(Int, Double)
  case setCoefficient(Int, variable: Int, Double)
  /// Replaces the content of a row; its position in the document order stays.
  case replace(Int, ScriptRow)
  case setActive(Int, Bool)
  /// Makes a variable an edit parameter; its row gets a number too.
  case addParameter(Int, variable: Int, value: Double, priority: Float = 1000, order: UInt64)
  case suggest(Double, variable: Int)
  /// An update inside the update. If it is refused, the outer one ignores the error, and its edits
  /// stay.
  indirect case update([Edit], isRefused: Bool)

  /// Whether it changes more than the constant of a row that stays.
  package var isChangeInPlace: Bool {
    switch self {
    case .setPriority, .setPriorities, .setRelation, .setWeight, .setCoefficient, .replace,
      .setActive:
      true
    case .update(let edits, _): edits.contains(where: \.isChangeInPlace)
    case .addVariable, .removeVariable, .add, .remove, .setConstant, .addParameter, .suggest:
      false
    }
  }
}
