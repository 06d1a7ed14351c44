/// The measurements of `tinamou-bench layout` for a list.
package struct LayoutMeasurement: Sendable, Equatable {
  /// A number of the report, as thresholds name it.
  package enum Quantity: String, CaseIterable, Sendable, Codable {
    /// Our median time for the first layout relative to that of the hand-written code, with the
    /// cells of another list, which already have their formulas.
    case firstRatio
    /// The same for a list that creates its cells.
    case firstRatioWithNewCells
    /// Our median time for a resize relative to that of the hand-written code.
    case resizeRatio
    /// The number of rows that the first layout lays out, relative to those in view.
    case firstRowsPerVisibleRow
    /// Rows laid out by a scroll of one row.
    case rowsPerScroll
    /// Rows laid out by a change of one text.
    case rowsPerTextChange
    /// Labels measured by a change of one text.
    case labelsPerTextChange
    /// Rows laid out by the first layout of a list of a hundred thousand.
    case rowsOfLongList
    /// The number of solves during all resizes.
    case solvesOfResizes
    /// Frames that differ from the hand-written ones.
    case differingFrames
  }

  package var values: [Quantity: Double] = [:]
  /// Median times in microseconds, by operation.
  package var times: [(name: String, ours: Double, manual: Double)] = []
  package var visibleRows = 0

  package init() {}

  package static func == (lhs: LayoutMeasurement, rhs: LayoutMeasurement) -> Bool {
    lhs.values == rhs.values && lhs.visibleRows == rhs.visibleRows
  }

  /// The report as text.
  package var table: String {
    var text = "a list of 1000 rows, \(visibleRows) of them in view; medians in microseconds\n"
    for time in times {
      text +=
        "\(time.name): ours \(BenchmarkReport.decimal(time.ours, places: 2)), "
        + "manual \(BenchmarkReport.decimal(time.manual, places: 2))\n"
    }
    for quantity in Quantity.allCases {
      guard let value = values[quantity] else { continue }
      text += "\(quantity.rawValue): \(BenchmarkReport.decimal(value, places: 2))\n"
    }
    return text
  }
}
