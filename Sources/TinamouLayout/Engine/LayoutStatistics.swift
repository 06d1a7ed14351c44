public import TinamouSolver

/// Counts of the work behind a layout.
public struct LayoutStatistics: Hashable, Sendable {
  /// Views and guides with variables.
  public let items: Int
  /// Active constraints, without those that the system makes.
  public let constraints: Int
  /// How often the last solve read the frames to bring sizes and margins up to date.
  public let rounds: Int
  /// How often a row of a system guide took another form since the engine was made, such as that of
  /// a readable width which began to limit; all else that moves guides are constants.
  public let switchedRows: Int
  /// How often sets have activated or deactivated a constraint since the engine was made.
  public let switchedConstraints: Int
  /// How often texts were measured since the engine got its measurer, without those remembered.
  public let measurements: Int
  /// What the solver has done since the engine was made or last started over.
  public let solver: SolverStatistics
}
