/// Counts of the work done by a solver, exact and the same on every machine.
public struct SolverStatistics: Hashable, Sendable {
  /// Updates that reached the solver.
  public var updates = 0
  /// Basis changes of the dual phase.
  public var dualPivots = 0
  /// Basis changes of the primal phase.
  public var primalPivots = 0
  /// Multipliers that went to their bound without a basis change.
  public var flips = 0
  /// Variables evaluated from their definition.
  public var evaluations = 0
  /// Times that constraints left something open, and the staged rule had to be brought in.
  public var completions = 0
  /// Times that a model filled in so much that the kernel with a stored inverse was asked.
  public var kernelSolves = 0
  /// Times that the staged rule was given up because rounding left no way to go on.
  public var abandonedCompletions = 0

  /// Makes statistics with all counts zero.
  public init() {}
}
