/// A plain copy of a solver's constraints, from which another solver can compute the same answer.
package struct SolverModel: Sendable {
  /// A row: the sum of terms is compared with `constant`.
  package struct Row: Sendable {
    package var id: ConstraintID
    /// Indices into ``SolverModel/variables``, with coefficients; each variable at most once.
    package var terms: [(variable: Int, coefficient: Double)]
    package var constant: Double
    /// The priority of the error if `terms < constant`.
    package var below: Priority?
    /// The priority of the error if `terms > constant`.
    package var above: Priority?
    package var weight: Double
    package var order: DocumentOrder
    /// Whether the solver left the row out because of a conflict.
    package var isBroken: Bool

    package init(
      id: ConstraintID, terms: [(variable: Int, coefficient: Double)], constant: Double,
      below: Priority?, above: Priority?, weight: Double, order: DocumentOrder, isBroken: Bool
    ) {
      self.id = id
      self.terms = terms
      self.constant = constant
      self.below = below
      self.above = above
      self.weight = weight
      self.order = order
      self.isBroken = isBroken
    }
  }

  /// The variables in document order.
  package var variables: [Variable]
  /// The rows in document order.
  package var rows: [Row]

  package init(variables: [Variable], rows: [Row]) {
    self.variables = variables
    self.rows = rows
  }
}
