/// A scalar unknown of one solver.
///
/// A variable is a small value that names a slot of the solver that made it. After the variable was
/// removed, every use of the value throws ``SolverError/unknownVariable(_:)``.
public struct Variable: Hashable, Sendable {
  package let index: Int32
  package let generation: UInt32

  /// Where the variable's value stands in ``Solver/withValues(_:)``.
  public var position: Int { Int(index) }

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
