/// The identifier of a constraint in its solver.
///
/// After the constraint was removed, and in any other solver, every call that can throw throws
/// ``SolverError/unknownConstraint(_:)``; ``Solver/isActive(_:)`` is then false.
public struct ConstraintID: Hashable, Sendable {
  package let index: Int32
  package let generation: UInt32
  package let owner: SolverIdentity

  package init(index: Int32, generation: UInt32, owner: SolverIdentity = .none) {
    self.index = index
    self.generation = generation
    self.owner = owner
  }
}

extension ConstraintID: CustomStringConvertible {
  /// The text for the constraint if it has no name.
  public var description: String { "constraint \(index)" }
}
