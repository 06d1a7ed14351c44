/// The places of headers, rows and footers in one list: each section has its header, its rows and
/// its footer.
struct TableSections {
  /// What stands at a place of the list.
  enum Element: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The number of rows of each section.
  private(set) var rows: [Int] = []
  /// Where each section begins, with one more entry at the end.
  private var starts: [Int] = [0]

  /// How many elements there are.
  var count: Int { starts[starts.count - 1] }

  init(rows: [Int] = []) {
    self.rows = rows.map { max($0, 0) }
    for count in self.rows { starts.append(starts[starts.count - 1] + count + 2) }
  }

  /// The place of an element; `nil` if there is none.
  func position(of element: Element) -> Int? {
    switch element {
    case .header(let section): rows.indices.contains(section) ? starts[section] : nil
    case .footer(let section): rows.indices.contains(section) ? starts[section + 1] - 1 : nil
    case .row(let path):
      rows.indices.contains(path.section) && (0..<rows[path.section]).contains(path.row)
        ? starts[path.section] + 1 + path.row : nil
    }
  }

  /// What stands at a place.
  func element(at position: Int) -> Element? {
    guard (0..<count).contains(position) else { return nil }
    var low = 0
    var high = rows.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    if position == starts[low] { return .header(low) }
    if position == starts[low + 1] - 1 { return .footer(low) }
    return .row(IndexPath(row: position - starts[low] - 1, section: low))
  }
}
