public import TinamouSolver

/// Counts of the work for a layout.
public struct LayoutStatistics: Hashable, Sendable {
  /// The number of views and guides that have variables.
  public let items: Int
  /// The number of active constraints, without those that the system makes.
  public let constraints: Int
  /// The number of rounds in which the last solve read the frames to update sizes and margins.
  public let rounds: Int
  /// How often a row of a system guide changed its form since the engine was made, for example
  /// because a readable width became a limit; all other moves of guides only change constants.
  public let switchedRows: Int
  /// How often sets have activated or deactivated a constraint since the engine was made.
  public let switchedConstraints: Int
  /// How often texts were measured since the engine got its measurer, without cached measurements.
  public let measurements: Int
  /// What the solver has done since the engine was made or last rebuilt.
  public let solver: SolverStatistics
}
