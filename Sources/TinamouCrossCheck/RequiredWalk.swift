import TinamouSolver

/// Finds the broken required rows: in document order, each row is kept that is consistent with
/// those kept before it, and the others are broken.
struct RequiredWalk {
  private let model: SolverModel
  private let required: [Int]

  init(_ model: SolverModel) {
    self.model = model
    required = model.rows.indices.filter { model.rows[$0].isRequired }
  }

  /// The indices of the broken rows, in document order.
  func brokenRows() throws(Undecided) -> [Int] {
    var program = try makeProgram()
    var broken: [Int] = []
    var position = 0
    // Usually no row is broken, so all rows are tried at once, and half of them after each failure.
    var step = required.count
    while position < required.count {
      step = min(step, required.count - position)
      for place in position..<(position + step) { try constrain(place, in: &program) }
      if try program.isFeasible() {
        position += step
        step = required.count
        continue
      }
      for place in position..<(position + step) { try free(place, in: &program) }
      if step == 1 {
        broken.append(required[position])
        position += 1
        step = required.count
      } else {
        step /= 2
      }
    }
    return broken
  }

  private func makeProgram() throws(Undecided) -> LinearProgram {
    var entries: [LinearProgram.Entry] = []
    for (place, row) in required.enumerated() {
      for term in model.rows[row].terms {
        entries.append(
          LinearProgram.Entry(row: place, column: term.variable, coefficient: term.coefficient))
      }
    }
    return try LinearProgram(
      rowCount: required.count, columnCount: model.variables.count, entries: entries)
  }

  private func constrain(
    _ place: Int, in program: inout LinearProgram
  ) throws(Undecided) {
    let row = model.rows[required[place]]
    try program.setBounds(
      of: place, lower: row.below?.isRequired == true ? row.constant : -.infinity,
      upper: row.above?.isRequired == true ? row.constant : .infinity)
  }

  private func free(_ place: Int, in program: inout LinearProgram) throws(Undecided) {
    try program.setBounds(of: place, lower: -.infinity, upper: .infinity)
  }
}
