/// The positions and lines of the headers, items and footers of a list.
///
/// Each section has a header, items and a footer. Each of these elements has a position. Headers
/// and footers are lines of their own; items lie side by side in lines.
struct ListSections {
  /// The element at a position.
  typealias Element = LaidOutCell.Place

  /// The elements of a line.
  enum Line {
    case header
    case items(isLast: Bool)
    case footer
  }

  /// The number of items of each section.
  let items: [Int]
  /// The number of items in a line.
  let columns: Int
  /// The position at which each section begins, with one more entry for the end.
  private var starts: [Int] = [0]
  /// The first line of each section, with one more entry for the end.
  private var firstLines: [Int] = [0]

  /// Makes sections; a number of items below 0 counts as 0.
  init(items: [Int] = [], columns: Int = 1) {
    self.items = items.map { max($0, 0) }
    self.columns = max(columns, 1)
    for count in self.items {
      starts.append(starts[starts.count - 1] + count + 2)
      firstLines.append(firstLines[firstLines.count - 1] + lineCount(of: count) + 2)
    }
  }

  /// The number of elements.
  var count: Int { starts[starts.count - 1] }
  /// The number of lines.
  var lineCount: Int { firstLines[firstLines.count - 1] }

  /// The number of lines of a section with its header and footer.
  func lineCount(ofSection section: Int) -> Int { lineCount(of: items[section]) + 2 }

  private func lineCount(of count: Int) -> Int { (count + columns - 1) / columns }

  // MARK: Elements

  /// Whether an item exists.
  func contains(_ path: ListPath) -> Bool {
    items.indices.contains(path.section) && (0..<items[path.section]).contains(path.item)
  }

  /// The position of an element; `nil` if there is none.
  func position(of element: Element) -> Int? {
    switch element {
    case .header(let section): items.indices.contains(section) ? starts[section] : nil
    case .footer(let section): items.indices.contains(section) ? starts[section + 1] - 1 : nil
    case .item(let path): contains(path) ? starts[path.section] + 1 + path.item : nil
    }
  }

  /// The element at a position.
  func element(at position: Int) -> Element? {
    guard (0..<count).contains(position) else { return nil }
    let section = Self.section(of: position, in: starts)
    if position == starts[section] { return .header(section) }
    if position == starts[section + 1] - 1 { return .footer(section) }
    return .item(ListPath(item: position - starts[section] - 1, section: section))
  }

  // MARK: Lines

  /// The line of a position of the list.
  func line(of position: Int) -> Int {
    if columns == 1 { return position }
    let section = Self.section(of: position, in: starts)
    if position == starts[section + 1] - 1 { return firstLines[section + 1] - 1 }
    let place = position - starts[section]
    return firstLines[section] + (place == 0 ? 0 : 1 + (place - 1) / columns)
  }

  /// The positions of a line of the list.
  func positions(of line: Int) -> Range<Int> {
    if columns == 1 { return line..<line + 1 }
    let section = Self.section(of: line, in: firstLines)
    if line == firstLines[section] { return starts[section]..<starts[section] + 1 }
    let end = starts[section + 1] - 1
    if line == firstLines[section + 1] - 1 { return end..<end + 1 }
    let first = starts[section] + 1 + (line - firstLines[section] - 1) * columns
    return first..<min(first + columns, end)
  }

  /// The elements of a line of the list.
  func content(of line: Int) -> Line {
    let section = Self.section(of: line, in: firstLines)
    if line == firstLines[section] { return .header }
    let last = firstLines[section + 1] - 1
    return line == last ? .footer : .items(isLast: line == last - 1)
  }

  /// The last section that does not begin after a position.
  private static func section(of place: Int, in starts: [Int]) -> Int {
    var low = 0
    var high = max(starts.count - 1, 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
