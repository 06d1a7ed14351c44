/// The name that a solver gives a constraint when it is added.
///
/// After the constraint was removed, every use of the identifier throws
/// ``SolverError/unknownConstraint(_:)``.
public struct ConstraintID: Hashable, Sendable {
  package let index: Int32
  package let generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
