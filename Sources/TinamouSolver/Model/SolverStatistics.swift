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
  /// Times that the solver used its kernel for linear programs, because the model filled in, steps
  /// made no progress, or rows were badly scaled.
  public var kernelSolves = 0
  /// Times that the solver gave up the staged rule because rounding prevented further steps or
  /// there were too many.
  public var abandonedCompletions = 0
  /// How often plain doubles could not decide.
  public var doubts = Doubts()

  /// Makes statistics in which all counts are zero.
  public init() {}

  /// How often each way out was taken where plain doubles could not decide a sign. No layout is
  /// known that needs any; a model whose constraints have very different coefficients, or nearly
  /// depend on each other, can.
  public struct Doubts: Hashable, Sendable {
    /// Combinations of constraints, and directions of values, that were computed with 32 digits.
    public var preciseSweeps = 0
    /// Times that all multipliers were computed anew because they had lost digits.
    public var renewals = 0
    /// Constraints that took the place of others because both hold except for rounding only.
    public var exchanges = 0
    /// Constraints of which it was asked whether only rounding makes them independent of others.
    public var dependences = 0
    /// Answers that had to be proven before they counted.
    public var proofs = 0
    /// Times that everything was built anew in document order.
    public var restarts = 0

    /// Makes counts that are all zero.
    public init() {}
  }
}
