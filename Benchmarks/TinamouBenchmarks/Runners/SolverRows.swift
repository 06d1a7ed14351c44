import TinamouSolver

/// The rows of a model in the form of this package's solver, as flat arrays like those in the
/// peer's harness, so that the time is that of the solver and not of reading the model.
struct SolverRows {
  private struct Row {
    var terms: Range<Int>
    var constant: Double
    var below: Priority?
    var above: Priority?
    var order: DocumentOrder
  }

  private var rows: [Row] = []
  private var terms: [BenchmarkRow.Term] = []
  /// The rows at the start.
  let initial: [Int]

  init(_ model: BenchmarkModel) {
    initial = model.initialRows
    for row in model.rows {
      let start = terms.count
      terms += row.terms
      rows.append(
        Row(
          terms: start..<terms.count, constant: row.constant,
          below: row.below == 0 ? nil : Priority(row.below),
          above: row.above == 0 ? nil : Priority(row.above), order: row.documentOrder))
    }
  }

  /// Adds a row; `scratch` is an array for its terms.
  func add(
    _ row: Int, _ variables: [Variable], to solver: Solver,
    _ scratch: inout [LinearExpression.Term]
  ) throws(SolverError) -> ConstraintID {
    let row = rows[row]
    scratch.removeAll(keepingCapacity: true)
    for index in row.terms {
      scratch.append(.init(variables[terms[index].variable], terms[index].coefficient))
    }
    return try solver.add(
      scratch.span, constant: row.constant, below: row.below, above: row.above, order: row.order)
  }
}

extension BenchmarkRow {
  fileprivate var documentOrder: DocumentOrder {
    let group: DocumentOrder.Group =
      switch group {
      case .system: .system
      case .intrinsic: .intrinsic
      case .general: .general
      }
    return DocumentOrder(group, position: UInt64(position + 1), part: UInt16(part))
  }
}
