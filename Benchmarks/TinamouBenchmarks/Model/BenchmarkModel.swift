/// Variables and rows as plain data, from which every solver builds the same model.
package struct BenchmarkModel: Sendable, Equatable {
  /// The index of the variable for the width of the window, which is the only edit parameter.
  package static let windowWidth = 0

  /// The number of variables at the start; those with higher numbers are added by an edit.
  package var initialVariableCount = 0
  /// The number of all variables.
  package var variableCount = 0
  /// All rows, including those that an edit adds.
  package var rows: [BenchmarkRow] = []
  /// The window's width at the start.
  package var initialWidth = 0.0

  package init() {}

  /// The rows at the start.
  package var initialRows: [Int] { rows.indices.filter { rows[$0].isInitial } }
}
