/// What the model of a solver keeps allocated, in bytes.
package struct SolverMemory {
  /// The rows.
  package let rows: Int
  /// The coefficients of the rows.
  package let terms: Int
  /// The variables, their order and their values.
  package let variables: Int
}

extension Solver {
  /// What the model keeps allocated, without what the work on it needs.
  package var memory: SolverMemory { core.basis.memory }
}

extension Basis {
  fileprivate var memory: SolverMemory {
    SolverMemory(
      rows: rows.byteCount, terms: terms.byteCount,
      variables: variables.byteCount + topology.byteCount + values.byteCount
        + publication.values.byteCount)
  }
}
