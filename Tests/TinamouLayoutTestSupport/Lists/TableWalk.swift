import TinamouLayout
import TinamouLists

/// A table that is changed, resized and scrolled at random; after each step its visible rows have
/// to be those of a new table.
package struct TableWalk {
  private static let steps = 25
  /// A new table is so high that all rows are in it.
  private static let heightOfAllRows = 60_000.0

  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// Returns what is wrong after the first step after which something is, with the steps.
  package func faults() throws -> [String] {
    var script = TextTableScript(seed: seed)
    let app = try TextTable(script.makeState())
    var steps: [String] = []
    for _ in 0..<Self.steps {
      steps.append(try script.step(app))
      let defects = try defects(of: app)
      if !defects.isEmpty { return ["after \(steps): \(defects)"] }
    }
    return []
  }

  private func defects(of app: TextTable) throws -> [String] {
    let fresh = try TextTable(app.state, tableHeight: Self.heightOfAllRows)
    let visible = app.table.indexPathsForVisibleRows
    var defects = visible.compactMap { path in
      defect(of: path, in: app.table, unlike: fresh.table)
    }
    for (path, next) in zip(visible, visible.dropFirst()) where path.section == next.section {
      let (upper, lower) = (app.table.rectForRow(at: path), app.table.rectForRow(at: next))
      if upper.maxY != lower.minY { defects.append("a gap below \(path): \(upper), \(lower)") }
    }
    let lowest = visible.last.map { app.table.rectForRow(at: $0).maxY } ?? 0
    if lowest
      < min(app.table.contentOffset.y + app.table.frame.height, app.table.contentSize.height)
    {
      defects.append("rows end at \(lowest)")
    }
    let offset = app.table.contentOffset
    try app.table.layoutRows()
    if app.table.contentOffset != offset { defects.append("scrolled from \(offset)") }
    return defects
  }

  private func defect(
    of path: ListPath, in table: TableView, unlike fresh: TableView
  ) -> String? {
    guard let layout = table.layoutForRow(at: path), let expected = fresh.layoutForRow(at: path)
    else { return "\(path) has no layout" }
    let differing = zip(layout.names, zip(layout.frames, expected.frames))
      .filter { $1.0 != $1.1 }.map { "\($0 ?? "?"): \($1.0), expected \($1.1)" }
    if !differing.isEmpty { return "\(path): \(differing)" }
    let (height, expectedHeight) = (
      table.rectForRow(at: path).height, fresh.rectForRow(at: path).height
    )
    // Heights are differences of offsets.
    return abs(height - expectedHeight) > 1e-9
      ? "\(path) is \(height) high, expected \(expectedHeight)" : nil
  }
}
