/// A primitive edit, the same for every solver under test.
package enum BenchmarkEdit: Sendable, Equatable {
  /// A new width for the window.
  case suggest(Double)
  /// A new constant for a row.
  case setConstant(row: Int, constant: Double)
  case remove(row: Int)
  /// Adds a row of the model with its original constant.
  case add(row: Int)
  case addVariable(Int)
  case removeVariable(Int)
}
