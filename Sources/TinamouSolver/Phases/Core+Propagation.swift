/// Propagation, and what is done about the violated rows that it finds.
///
/// A row is repaired at once only once in a round of a flush. A second violation waits in the dual
/// queue, because values further down are not current in between, and two rows could alternate
/// forever.
extension Core {
  /// Processes all events; with `eagerly`, also repairs violated rows, at most once each.
  mutating func propagate(eagerly: Bool) {
    while let (row, side) = basis.propagate() { repair(row, side: side, eagerly: eagerly) }
  }

  /// Repairs a violated row, either now or when no event is pending.
  private mutating func repair(_ row: Int32, side: Double, eagerly: Bool) {
    if eagerly && !basis.rows[row].flags.isRepairedEagerly && !areStepsFarReaching {
      basis.rows[row].flags.isRepairedEagerly = true
      insertion.eagerlyRepairedRows.append(row)
      dualStep(row, side: side, isFinal: false)
    } else {
      enqueueDual(row)
    }
  }

  mutating func enqueueDual(_ row: Int32) {
    if !basis.rows[row].flags.isQueued {
      basis.rows[row].flags.isQueued = true
      dualQueue.push(row)
    }
  }
}
