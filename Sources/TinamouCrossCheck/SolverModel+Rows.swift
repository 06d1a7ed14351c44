package import TinamouSolver

extension SolverModel.Row {
  /// Whether one of its sides, or both, is required.
  package var isRequired: Bool { below?.isRequired == true || above?.isRequired == true }

  /// Whether exactly one side of the row has a cost.
  var isInequality: Bool { (below == nil) != (above == nil) }

  /// By how much the terms exceed the constant.
  package func residual(at values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

extension SolverModel {
  /// The soft priorities of the active rows except these, in descending order.
  func levels(withoutRows broken: Set<Int>) -> [Priority] {
    var priorities: Set<Priority> = []
    for (index, row) in rows.enumerated() where !broken.contains(index) {
      for priority in [row.below, row.above] {
        if let priority, !priority.isRequired { priorities.insert(priority) }
      }
    }
    return priorities.sorted(by: >)
  }

  /// Whether none of the coefficients, constants and weights was rounded.
  var hasExactNumbers: Bool {
    rows.allSatisfy { row in
      row.constant.isExact && row.weight.isExact && row.terms.allSatisfy(\.coefficient.isExact)
    }
  }

  /// The weighted sum of errors at a priority.
  func error(at level: Priority, values: [Double], withoutRows broken: Set<Int>) -> Double {
    var sum = 0.0
    for (index, row) in rows.enumerated() where !broken.contains(index) {
      let residual = row.residual(at: values)
      if residual > 0 && row.above == level { sum += row.weight * residual }
      if residual < 0 && row.below == level { sum -= row.weight * residual }
    }
    return sum
  }
}

extension Double {
  /// Whether the number was not rounded: it has at most 41 bits (decision 88).
  var isExact: Bool { significandWidth < 41 }
}
