import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

@Suite struct `Rows and items on pixels` {
  private func isOnPixel(_ value: Double, _ scale: Double) -> Bool {
    PixelGrid(scale: scale).round(value) == value
  }

  @Test(arguments: [1.0, 2, 3]) func `rows begin and end on pixels`(_ scale: Double) throws {
    let rows = BoxRows([(0..<200).map { 36.4 + Double($0 % 7) / 11 }])
    let root = LayoutView("root")
    root.addSubview(rows.table)
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(300, 500, scale: scale))
    rows.table.separatorStyle = .singleLine
    try LayoutConstraint.activate(rows.table.pins(to: root))
    try engine.layoutIfNeeded()
    rows.table.contentOffset.y = 900
    try engine.layoutIfNeeded()
    for path in rows.table.indexPathsForVisibleRows {
      let rect = rows.table.rectForRow(at: path)
      #expect(isOnPixel(rect.minY, scale), "\(rect)")
      #expect(isOnPixel(rect.height, scale), "\(rect)")
    }
  }

  @Test(arguments: [1.0, 2, 3]) func `items that touch share an edge on a pixel`(
    _ scale: Double
  ) throws {
    let items = BoxItems([[Double](repeating: 20, count: 40)])
    let root = LayoutView("root")
    root.addSubview(items.view)
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(611, 300, scale: scale))
    items.view.minimumInteritemSpacing = 0
    try LayoutConstraint.activate(items.view.pins(to: root))
    try engine.layoutIfNeeded()
    let columns = items.view.numberOfColumns
    #expect(columns == 6)
    for item in 0..<columns - 1 {
      let rect = try #require(items.rect(item))
      #expect(isOnPixel(rect.minX, scale) && isOnPixel(rect.maxX, scale), "\(rect)")
      #expect(rect.maxX == items.rect(item + 1)?.minX)
    }
    #expect(items.rect(columns - 1)?.maxX == 611)
  }
}
