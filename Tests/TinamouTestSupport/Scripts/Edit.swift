/// One edit of a solver. Variables and rows have numbers of the script's own.
package enum Edit: Hashable, Sendable {
  case addVariable(Int, order: UInt64)
  case removeVariable(Int)
  /// Adds a row, or puts back one that was removed, changed or not, at its place.
  case add(Int, ScriptRow)
  case remove(Int)
  case setConstant(Int, Double)
  /// Makes a variable an edit parameter, whose row gets a number too.
  case addParameter(Int, variable: Int, value: Double, order: UInt64)
  case suggest(Double, variable: Int)
}
