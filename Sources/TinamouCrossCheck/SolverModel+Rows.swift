package import TinamouSolver

extension SolverModel.Row {
  /// Whether one of its sides, or both, is required.
  package var isRequired: Bool { below?.isRequired == true || above?.isRequired == true }

  /// Whether exactly one side costs anything.
  var isInequality: Bool { (below == nil) != (above == nil) }

  /// Whether the numbers of the row are whole after a multiplication.
  func isWhole(times factor: Double) -> Bool {
    func isWhole(_ number: Double) -> Bool { number * factor == (number * factor).rounded() }
    return isWhole(constant) && terms.allSatisfy { isWhole($0.coefficient) }
  }

  /// How far the terms are above the constant.
  package func residual(at values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

extension SolverModel {
  /// The soft priorities of the rows in force except these, strong ones first.
  func levels(withoutRows broken: Set<Int>) -> [Priority] {
    var priorities: Set<Priority> = []
    for (index, row) in rows.enumerated() where !broken.contains(index) {
      for priority in [row.below, row.above] {
        if let priority, !priority.isRequired { priorities.insert(priority) }
      }
    }
    return priorities.sorted(by: >)
  }

  /// Whether all coefficients, constants and weights are multiples of 1/1024, as those of layouts
  /// mostly are.
  var hasShortNumbers: Bool {
    rows.allSatisfy { row in
      isShort(row.constant) && isShort(row.weight)
        && row.terms.allSatisfy { isShort($0.coefficient) }
    }
  }

  /// The same model with each row multiplied by a power of two that makes its numbers whole, where
  /// one up to 1024 does.
  ///
  /// GLPK's exact arithmetic replaces 0.607421875 by a simpler fraction within 1e-9 of it, but leaves
  /// whole numbers as they are.
  var withWholeNumbers: SolverModel {
    var model = self
    for index in rows.indices {
      var factor = 1.0
      while factor < 1024 && !rows[index].isWhole(times: factor) { factor *= 2 }
      model.rows[index].constant *= factor
      model.rows[index].weight /= factor
      for place in rows[index].terms.indices {
        model.rows[index].terms[place].coefficient *= factor
      }
    }
    return model
  }

  private func isShort(_ number: Double) -> Bool { number * 1024 == (number * 1024).rounded() }

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
