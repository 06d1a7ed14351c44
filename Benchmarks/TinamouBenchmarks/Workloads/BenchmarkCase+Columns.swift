extension BenchmarkCase {
  /// Equal columns that fill the window with gutters of 8: `x` and `width` of each.
  static func columns(_ count: Int) -> BenchmarkCase {
    let gutters = 8 * Double(count - 1)
    let initial = gutters + 60 * Double(count)
    let (low, high) = (gutters + 40 * Double(count), gutters + 80 * Double(count))

    var builder = ModelBuilder(initialWidth: initial)
    var (xs, columnWidths, gutterRows) = ([Int](), [Int](), [Int]())
    for item in 0..<count {
      let (x, width) = builder.column(equalTo: columnWidths.first)
      if item == 0 {
        gutterRows.append(builder.equal([(x, 1)], 0))
      } else {
        gutterRows.append(
          builder.gutter(from: (xs[item - 1], columnWidths[item - 1]), to: x))
      }
      xs.append(x)
      columnWidths.append(width)
    }
    builder.equal(
      [(BenchmarkModel.windowWidth, 1), (xs[count - 1], -1), (columnWidths[count - 1], -1)], 0)

    let middle = count / 2
    let added = builder.laterOn { builder in
      let (x, width) = builder.column(equalTo: columnWidths[0])
      builder.gutter(from: (xs[middle - 1], columnWidths[middle - 1]), to: x)
      builder.gutter(from: (x, width), to: xs[middle])
    }
    return BenchmarkCase(
      model: builder.model, items: Items(count: count, first: 1, stride: 2),
      widths: Widths(initial: initial, drag: low...high, steady: low...high),
      constantRows: gutterRows,
      insertion: Insertion(
        replaced: [gutterRows[middle]], added: added.rows, variables: added.variables),
      manual: ManualColumns(
        width: initial, gutters: [0] + Array(repeating: 8, count: count - 1)))
  }
}

extension ModelBuilder {
  fileprivate mutating func column(equalTo first: Int?) -> (x: Int, width: Int) {
    let (x, width) = (makeVariable(), makeVariable())
    notNegative(width)
    if let first { equal([(width, 1), (first, -1)], 0) }
    return (x, width)
  }

  @discardableResult
  fileprivate mutating func gutter(from left: (x: Int, width: Int), to x: Int) -> Int {
    equal([(x, 1), (left.x, -1), (left.width, -1)], 8)
  }
}
