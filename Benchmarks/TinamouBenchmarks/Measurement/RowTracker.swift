/// Follows the edits of a script, to know the active rows and their constants after each step.
struct RowTracker {
  private let model: BenchmarkModel
  private var constants: [Double?]
  private var width: Double

  init(_ model: BenchmarkModel) {
    self.model = model
    width = model.initialWidth
    constants = model.rows.map { $0.isInitial ? $0.constant : nil }
  }

  mutating func apply(_ edits: some Sequence<BenchmarkEdit>) {
    for edit in edits {
      switch edit {
      case .suggest(let width): self.width = width
      case .setConstant(let row, let constant): constants[row] = constant
      case .remove(let row): constants[row] = nil
      case .add(let row): constants[row] = model.rows[row].constant
      case .addVariable, .removeVariable: break
      }
    }
  }

  /// The active rows, including that of the window's width.
  var rows: [(row: BenchmarkRow, constant: Double)] {
    let window = BenchmarkRow(
      terms: [BenchmarkRow.Term(variable: BenchmarkModel.windowWidth, coefficient: 1)],
      constant: width, below: 1000, above: 1000, group: .system, position: 0, part: 0,
      isInitial: true)
    var result = [(row: window, constant: width)]
    for (row, constant) in zip(model.rows, constants) {
      if let constant { result.append((row, constant)) }
    }
    return result
  }
}
