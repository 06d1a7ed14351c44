extension BenchmarkCase {
  /// Equal columns that fill the window with gutters of 8, as high as the window.
  static func columns(_ count: Int) -> BenchmarkCase {
    let gutters = 8 * Double(count - 1)
    let initial = gutters + 60 * Double(count)
    let (low, high) = (gutters + 40 * Double(count), gutters + 80 * Double(count))

    var builder = ModelBuilder(initialWidth: initial)
    let windowHeight = builder.makeVariable()
    builder.equal([(windowHeight, 1)], ManualColumns.height)
    var (columns, gutterRows) = ([ViewVariables](), [Int]())
    for _ in 0..<count {
      let column = builder.column(equalTo: columns.first, height: windowHeight)
      gutterRows.append(builder.gutter(from: columns.last, to: column))
      columns.append(column)
    }
    let last = columns[count - 1]
    builder.equal([(BenchmarkModel.windowWidth, 1), (last.x, -1), (last.width, -1)], 0)

    let middle = count / 2
    let added = builder.laterOn { builder in
      let column = builder.column(equalTo: columns[0], height: windowHeight)
      builder.gutter(from: columns[middle - 1], to: column)
      builder.gutter(from: column, to: columns[middle])
    }
    return BenchmarkCase(
      model: builder.model, items: Items(count: count, first: 2, stride: 4),
      widths: Widths(initial: initial, drag: low...high, steady: low...high),
      constantRows: gutterRows,
      insertion: Insertion(
        replaced: [gutterRows[middle]], added: added.rows, variables: added.variables),
      manual: ManualColumns(
        width: initial, gutters: [0] + Array(repeating: 8, count: count - 1)))
  }
}

extension ModelBuilder {
  fileprivate mutating func column(equalTo first: ViewVariables?, height: Int) -> ViewVariables {
    let column = ViewVariables(in: &self)
    equal([(column.y, 1)], 0)
    equal([(column.height, 1), (height, -1)], 0)
    if let first { equal([(column.width, 1), (first.width, -1)], 0) }
    return column
  }

  @discardableResult
  fileprivate mutating func gutter(from left: ViewVariables?, to right: ViewVariables) -> Int {
    guard let left else { return equal([(right.x, 1)], 0) }
    return equal([(right.x, 1), (left.x, -1), (left.width, -1)], 8)
  }
}
