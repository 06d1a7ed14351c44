/// Variables and rows as plain data, from which every solver under test builds the same model.
package struct BenchmarkModel: Sendable, Equatable {
  /// Variable 0 is the width of the window, the one edit parameter.
  package static let windowWidth = 0

  /// How many variables there are at the start; those with higher numbers come with an edit.
  package var initialVariableCount = 0
  /// How many variables there are in all.
  package var variableCount = 0
  /// All rows, those that come with an edit included.
  package var rows: [BenchmarkRow] = []
  /// The window's width at the start.
  package var initialWidth = 0.0

  package init() {}

  /// The rows at the start.
  package var initialRows: [Int] { rows.indices.filter { rows[$0].isInitial } }
}
