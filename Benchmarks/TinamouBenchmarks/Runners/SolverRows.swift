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

  private var rows: [Row]
  /// The terms of all rows, those of the rows at the start first.
  private var terms: [BenchmarkRow.Term] = []
  private var initialTermCount = 0
  /// The rows at the start.
  let initial: [Int]

  init(_ model: BenchmarkModel) {
    initial = model.initialRows
    rows = model.rows.map { row in
      Row(
        terms: 0..<0, constant: row.constant, below: row.below == 0 ? nil : Priority(row.below),
        above: row.above == 0 ? nil : Priority(row.above), order: row.documentOrder)
    }
    for row in initial { appendTerms(of: row, in: model) }
    initialTermCount = terms.count
    for row in model.rows.indices where !model.rows[row].isInitial {
      appendTerms(of: row, in: model)
    }
  }

  private mutating func appendTerms(of row: Int, in model: BenchmarkModel) {
    let start = terms.count
    terms += model.rows[row].terms
    rows[row].terms = start..<terms.count
  }

  /// Adds the rows at the start; returns the constraints of all rows.
  func addInitial(
    _ variables: [Variable], to solver: Solver
  ) throws(SolverError) -> [ConstraintID?] {
    var constraints = [ConstraintID?](repeating: nil, count: rows.count)
    let terms = terms[..<initialTermCount].map {
      LinearExpression.Term(variables[$0.variable], $0.coefficient)
    }
    for row in initial {
      constraints[row] = try add(rows[row], rows[row].terms, of: terms, to: solver)
    }
    return constraints
  }

  /// Adds a row; `scratch` is an array for its terms.
  func add(
    _ row: Int, _ variables: [Variable], to solver: Solver,
    _ scratch: inout [LinearExpression.Term]
  ) throws(SolverError) -> ConstraintID {
    scratch.removeAll(keepingCapacity: true)
    for index in rows[row].terms {
      scratch.append(.init(variables[terms[index].variable], terms[index].coefficient))
    }
    return try add(rows[row], scratch.indices, of: scratch, to: solver)
  }

  private func add(
    _ row: Row, _ range: Range<Int>, of terms: [LinearExpression.Term], to solver: Solver
  ) throws(SolverError) -> ConstraintID {
    try solver.add(
      terms.span.extracting(range), constant: row.constant, below: row.below, above: row.above,
      order: row.order)
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
