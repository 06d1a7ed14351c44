package import TinamouSolver

/// Makes a ``SolverModel`` row by row, for answers worked out by hand.
package struct ModelBuilder {
  package private(set) var model: SolverModel

  /// Makes a model of variables without rows.
  package init(variableCount: Int) {
    model = SolverModel(
      variables: (0..<variableCount).map { Variable(index: Int32($0), generation: 0) }, rows: [])
  }

  /// Adds a row at the end of the document order; its coefficients are those of the first
  /// variables.
  package mutating func add(
    _ coefficients: [Double], _ constant: Double, below: Priority?, above: Priority?,
    weight: Double = 1, isBroken: Bool = false
  ) {
    let number = model.rows.count
    model.rows.append(
      SolverModel.Row(
        id: ConstraintID(index: Int32(number), generation: 0),
        terms: coefficients.enumerated().filter { $0.element != 0 }
          .map { (variable: $0.offset, coefficient: $0.element) },
        constant: constant, below: below, above: above, weight: weight,
        order: DocumentOrder(.general, position: UInt64(number)), isBroken: isBroken))
  }

  /// Adds a row of a relation.
  package mutating func add(
    _ coefficients: [Double], _ relation: Relation, _ constant: Double,
    _ priority: Priority = .required, weight: Double = 1
  ) {
    add(
      coefficients, constant, below: relation == .lessThanOrEqual ? nil : priority,
      above: relation == .greaterThanOrEqual ? nil : priority, weight: weight)
  }
}
