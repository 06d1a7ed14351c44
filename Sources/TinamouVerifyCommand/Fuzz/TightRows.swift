import TinamouSolver

/// The independent rows that hold with equality, as possible definitions of the variables.
struct TightRows {
  /// For each row, the variables that occur in it.
  private var rows: [[Int]] = []
  private let variableCount: Int

  init(_ model: SolverModel, values: [Double]) {
    variableCount = model.variables.count
    var reduced: [(pivot: Int, coefficients: [Double])] = []
    for row in model.rows where !row.isBroken {
      let residual = row.terms.reduce(-row.constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
      if abs(residual) > 1e-4 { continue }
      var coefficients = [Double](repeating: 0, count: variableCount)
      for term in row.terms { coefficients[term.variable] = term.coefficient }
      for other in reduced where coefficients[other.pivot] != 0 {
        let factor = coefficients[other.pivot] / other.coefficients[other.pivot]
        for index in 0..<variableCount { coefficients[index] -= factor * other.coefficients[index] }
        coefficients[other.pivot] = 0
      }
      guard
        let pivot = coefficients.indices.max(by: { abs(coefficients[$0]) < abs(coefficients[$1]) }),
        abs(coefficients[pivot]) > 1e-6
      else { continue }
      reduced.append((pivot, coefficients))
      rows.append(row.terms.map(\.variable))
    }
  }

  /// Whether there is no order in which each row defines a variable from earlier variables.
  ///
  /// A row is settled when only one of its variables remains, or when it is the only remaining row
  /// of one of its variables. Rows that are left over depend on each other in a cycle.
  var haveCycle: Bool {
    var open = Set(rows.indices)
    var isKnown = [Bool](repeating: false, count: variableCount)
    while true {
      let before = open.count
      for row in open.sorted() where rows[row].count(where: { !isKnown[$0] }) <= 1 {
        open.remove(row)
        for variable in rows[row] { isKnown[variable] = true }
      }
      var uses = [Int](repeating: 0, count: variableCount)
      for row in open { for variable in rows[row] { uses[variable] += 1 } }
      for row in open.sorted() where rows[row].contains(where: { uses[$0] == 1 && !isKnown[$0] }) {
        open.remove(row)
      }
      if open.isEmpty { return false }
      if open.count == before { return true }
    }
  }
}
