extension BenchmarkCase {
  /// Stacked table cells of 26 constraints and 10 sizes that must not be negative.
  ///
  /// The image is beside the texts (regular). Adaptive cells have a second set of 12 constraints
  /// that replaces as many (compact), with a larger image above the texts.
  static func cells(_ count: Int, isAdaptive: Bool) -> BenchmarkCase {
    let initial = 375.5
    var builder = ModelBuilder(initialWidth: initial)
    var (cells, tops, texts): ([Cell], [Int], [CellTexts]) = ([], [], [])
    for item in 0..<count {
      let text = CellTexts(item: item)
      let cell = Cell(text, in: &builder)
      tops.append(builder.cellTop(of: cell, below: cells.last))
      cells.append(cell)
      texts.append(text)
    }

    let middle = count / 2
    let added = builder.laterOn { builder in
      let cell = Cell(CellTexts.inserted, in: &builder)
      builder.cellTop(of: cell, below: cells[middle - 1])
      builder.cellTop(of: cells[middle], below: cell)
    }
    var compact: [Int] = []
    if isAdaptive {
      compact =
        builder.laterOn { builder in
          for cell in cells { cell.addCompactSet(to: &builder) }
        }.rows
    }
    return BenchmarkCase(
      model: builder.model, items: Items(count: count, first: 1, stride: 20),
      widths: Widths(initial: initial, drag: 320...720, steady: 375.25...375.75),
      constantRows: cells.map(\.subtitleHeight),
      insertion: Insertion(replaced: [tops[middle]], added: added.rows, variables: added.variables),
      sets: isAdaptive ? Sets(regular: cells.flatMap(\.regularSet), compact: compact) : nil,
      manual: ManualCells(width: initial, texts: texts))
  }
}

/// The views of a cell.
private struct Cell {
  let cell: ViewVariables
  let image: ViewVariables
  let title: ViewVariables
  let subtitle: ViewVariables
  let accessory: ViewVariables
  private(set) var subtitleHeight = 0
  private(set) var regularSet: [Int] = []

  init(_ text: CellTexts, in builder: inout ModelBuilder) {
    cell = ViewVariables(in: &builder)
    image = ViewVariables(in: &builder)
    title = ViewVariables(in: &builder)
    subtitle = ViewVariables(in: &builder)
    accessory = ViewVariables(in: &builder)
    builder.equal([(cell.x, 1)], 0)
    builder.equal([(cell.width, 1), (BenchmarkModel.windowWidth, -1)], 0)
    builder.equal([(cell.height, 1)], 60, priority: 250)
    builder.intrinsic(title.width, text.titleWidth)
    builder.intrinsic(title.height, text.titleHeight)
    builder.intrinsic(subtitle.width, text.subtitleWidth)
    subtitleHeight = builder.intrinsic(subtitle.height, text.subtitleHeight)
    builder.atMost([(subtitle.width, 1)], 320)
    builder.atLeast([(cell.height, 1), (subtitle.y, -1), (subtitle.height, -1)], 8)
    builder.atLeast([(image.y, 1)], 8)
    builder.equal([(accessory.width, 1)], 12)
    builder.equal([(accessory.height, 1)], 20)
    builder.atLeast([(accessory.y, 1)], 8)
    regularSet = addRegularSet(to: &builder)
  }

  /// The image at the side, everything centred vertically.
  private func addRegularSet(to builder: inout ModelBuilder) -> [Int] {
    [
      builder.equal([(image.width, 1)], 44),
      builder.equal([(image.height, 1)], 44),
      builder.equal([(image.x, 1)], 16),
      builder.equal([(image.y, 1), (image.height, 0.5), (cell.height, -0.5)], 0),
      builder.equal([(title.x, 1), (image.x, -1), (image.width, -1)], 8),
      builder.equal([(title.y, 1)], 8),
      builder.atLeast([(accessory.x, 1), (title.x, -1), (title.width, -1)], 8),
      builder.equal([(subtitle.x, 1), (title.x, -1)], 0),
      builder.equal([(subtitle.y, 1), (title.y, -1), (title.height, -1)], 4),
      builder.atLeast([(accessory.x, 1), (subtitle.x, -1), (subtitle.width, -1)], 8),
      builder.equal([(cell.width, 1), (accessory.x, -1), (accessory.width, -1)], 16),
      builder.equal([(accessory.y, 1), (accessory.height, 0.5), (cell.height, -0.5)], 0),
    ]
  }

  /// The image on top, the accessory in the corner.
  func addCompactSet(to builder: inout ModelBuilder) {
    builder.equal([(image.width, 1)], 88)
    builder.equal([(image.height, 1)], 88)
    builder.equal([(image.x, 1), (image.width, 0.5), (cell.width, -0.5)], 0)
    builder.equal([(image.y, 1)], 8)
    builder.equal([(title.x, 1)], 16)
    builder.equal([(title.y, 1), (image.y, -1), (image.height, -1)], 8)
    builder.atLeast([(cell.width, 1), (title.x, -1), (title.width, -1)], 16)
    builder.equal([(subtitle.x, 1)], 16)
    builder.equal([(subtitle.y, 1), (title.y, -1), (title.height, -1)], 6)
    builder.atLeast([(cell.width, 1), (subtitle.x, -1), (subtitle.width, -1)], 16)
    builder.equal([(cell.width, 1), (accessory.x, -1), (accessory.width, -1)], 8)
    builder.equal([(accessory.y, 1)], 8)
  }
}

extension ModelBuilder {
  @discardableResult
  fileprivate mutating func cellTop(of cell: Cell, below previous: Cell?) -> Int {
    guard let previous else { return equal([(cell.cell.y, 1)], 0) }
    return equal([(cell.cell.y, 1), (previous.cell.y, -1), (previous.cell.height, -1)], 0)
  }
}
