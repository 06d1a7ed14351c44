/// The row whose constant the last updates changed, and nothing else: while a finger drags a view,
/// an animation runs, or text is typed.
///
/// Such a constant becomes the moving parameter, so that its next changes are those of a resize.
/// What moves with the present parameter has to be stopped for this, which takes one evaluation of
/// each of these variables. So it pays when the changes have taken as many evaluations; the
/// constants of two rows that change in turns never move.
struct RepeatedChange: BitwiseCopyable {
  private var row: Int32 = -1
  /// The number of the last update that changed the row.
  private var update = 0
  /// The number of evaluations before the first of the updates.
  private var evaluations = 0

  /// Notes that an update changes the constant of a row alone.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - moverCount: The number of variables that move with the present parameter.
  ///   - statistics: The counts at the beginning of the update.
  /// - Returns: Whether the row should become the moving one.
  mutating func isWorthMoving(
    _ row: Int32, instead moverCount: Int32, after statistics: SolverStatistics
  ) -> Bool {
    let isRepeated = row == self.row && statistics.updates == update + 1
    self.row = row
    update = statistics.updates
    if !isRepeated { evaluations = statistics.evaluations }
    return isRepeated && statistics.evaluations - evaluations >= moverCount
  }
}
