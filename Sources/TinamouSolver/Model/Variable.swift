/// A scalar unknown of one solver.
///
/// A variable is a small value that refers to a slot of the solver that made it. After the variable
/// was removed, and in any other solver, every call that can throw throws
/// ``SolverError/unknownVariable(_:)``; ``Solver/value(of:)`` is then 0.
public struct Variable: Hashable, Sendable {
  package let index: Int32
  package let generation: UInt32
  package let owner: SolverIdentity

  /// The index of the variable's value in ``Solver/withValues(_:)``.
  public var position: Int { Int(index) }

  package init(index: Int32, generation: UInt32, owner: SolverIdentity = .none) {
    self.index = index
    self.generation = generation
    self.owner = owner
  }

  /// Returns whether two handles refer to the same variable. In a context that expects a
  /// ``Constraint``, `==` makes a constraint instead.
  public static func == (left: Variable, right: Variable) -> Bool {
    left.index == right.index && left.generation == right.generation && left.owner == right.owner
  }
}

extension Variable: CustomStringConvertible {
  /// The text for the variable if it has no name.
  public var description: String { "v\(index)" }
}
