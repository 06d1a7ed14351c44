/// The sizes of the texts of a table cell.
package struct CellTexts: Sendable {
  package var titleWidth: Double
  package var titleHeight: Double
  package var subtitleWidth: Double
  package var subtitleHeight: Double

  /// The texts of the cell that an edit inserts.
  static let inserted = CellTexts(
    titleWidth: 150, titleHeight: 20, subtitleWidth: 210, subtitleHeight: 36)
}

extension CellTexts {
  /// Texts of different lengths, up to five lines.
  init(item: Int) {
    self.init(
      titleWidth: Workload.variation(item, from: 60, to: 240), titleHeight: 20,
      subtitleWidth: Workload.variation(item, from: 100, to: 400, salt: 1),
      subtitleHeight: 18 * Workload.variation(item, from: 1, to: 5, salt: 2))
  }
}
