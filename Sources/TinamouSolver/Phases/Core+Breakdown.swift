/// Which rows are named when a flush gives up.
extension Core {
  /// The largest number of rows that are named.
  private static let namedRowLimit = 20

  /// Returns why the flush cannot go on, as it is now.
  mutating func breakdown() -> Breakdown {
    let isIllConditioned = !progress.illConditioned.isEmpty
    let rows = firstRows(isIllConditioned ? progress.illConditioned : unsettledRows())
    return Breakdown(steps: progress.steps, rows: rows, isIllConditioned: isIllConditioned)
  }

  /// The first rows in document order, as many as are named.
  private func firstRows(_ rows: [Int32]) -> [Int32] {
    let sorted = rows.sorted { self.basis.rows[$0].order < self.basis.rows[$1].order }
    return Array(sorted.prefix(Self.namedRowLimit))
  }

  /// The rows that are violated, or whose multipliers are not in their boxes.
  ///
  /// If only multipliers of stays are wrong, these are the rows that cause them.
  private mutating func unsettledRows() -> [Int32] {
    var found: [Int32] = []
    for row in 0..<basis.rows.count where basis.rows[row].ownership.isOwned && isUnsettled(row) {
      found.append(row)
    }
    return found.isEmpty ? rowsAtUnsettledStays() : found
  }

  private mutating func isUnsettled(_ row: Int32) -> Bool {
    if basis.rows[row].status == .active {
      return multipliers.compareToUpper(row, in: basis) > 0
        || multipliers.compareToLower(row, in: basis) < 0
    }
    return basis.rows[row].status.isNonactive && basis.updateResidual(row) != 0
  }

  private func rowsAtUnsettledStays() -> [Int32] {
    var found: Set<Int32> = []
    for variable in 0..<basis.variables.count where basis.variables[variable].multiplier >= 0 {
      found.formUnion(ownedRows(of: variable))
    }
    return Array(found)
  }
}
