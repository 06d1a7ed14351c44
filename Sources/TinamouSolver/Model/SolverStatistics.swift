/// Counts of the work that a solver has done; they are exact and the same on every machine.
public struct SolverStatistics: Hashable, Sendable {
  /// Updates that reached the solver.
  public var updates = 0
  /// Basis changes of the dual phase, and rows that took the place of others.
  public var dualPivots = 0
  /// Basis changes of the primal phase.
  public var primalPivots = 0
  /// Multipliers that moved to their other bound without a basis change.
  public var flips = 0
  /// Variables evaluated from their definition.
  public var evaluations = 0
  /// Times that the constraints left something open, so that the staged rule was applied.
  public var completions = 0
  /// Times that the solver used its kernel for linear programs, because the model filled in, steps made no
  /// progress, or rows were badly scaled.
  public var kernelSolves = 0
  /// Times that the solver gave up the staged rule because rounding prevented further steps or there were
  /// too many.
  public var abandonedCompletions = 0

  /// Makes statistics in which all counts are zero.
  public init() {}
}
