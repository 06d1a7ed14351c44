/// Rows of text in aligned columns: the first column to the left, the others to the right.
package struct TextTable {
  private var rows: [[String]]
  /// Columns after the first that are aligned to the left.
  private let leftColumns: Set<Int>

  package init(columns: [String], leftColumns: Set<Int> = []) {
    rows = [columns]
    self.leftColumns = leftColumns.union([0])
  }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines, without spaces at their ends.
  package var text: String {
    var widths = [Int](repeating: 0, count: rows[0].count)
    for row in rows {
      for (column, cell) in row.enumerated() where column < widths.count {
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = zip(row.indices, row).map { column, cell in
        let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
        return leftColumns.contains(column) ? cell + padding : padding + cell
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
