import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

/// A row that is as high as its box, without margins.
final class BoxCell: TableViewCell {
  let box = LayoutView("box")

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    for constraint in box.pins(to: contentView) { constraint.isActive = true }
  }
}

/// A header or footer that is as high as its box.
final class BoxHeader: TableViewHeaderFooterView {
  let box = LayoutView("box")

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    for constraint in box.pins(to: contentView) { constraint.isActive = true }
  }
}

/// Rows with boxes of these heights in a table of 200 x 100 without lines.
final class BoxRows: TableViewDataSource, TableViewDelegate {
  var heights: [[Double]]
  var headers: [Int: Double] = [:]
  var footers: [Int: Double] = [:]
  /// The heights that the delegate returns; `nil` to leave them to the table.
  var rowHeight: Double?
  var estimate: Double?
  var accessory: LayoutView?
  private(set) var asked: [ListPath] = []
  let table = TableView("table")

  init(_ heights: [[Double]]) {
    self.heights = heights
    table.setPlatformOutsideOfWindows(Platform(.iOS18))
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.register(BoxHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    table.separatorStyle = .none
    table.dataSource = self
    table.delegate = self
  }

  /// The distance of rows from the upper edge of the table.
  func place(_ row: Int, _ section: Int = 0) -> Double {
    table.rectForRow(at: ListPath(row: row, section: section)).minY - table.contentOffset.y
  }

  func height(_ row: Int, _ section: Int = 0) -> Double {
    table.rectForRow(at: ListPath(row: row, section: section)).height
  }

  func numberOfSections(in tableView: TableView) -> Int { heights.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    asked.append(path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: path)
    (cell as? BoxCell)?.box.intrinsicContentSize = Size(
      width: 50, height: heights[path.section][path.row])
    if cell.accessoryView !== accessory { cell.accessoryView = accessory }
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ListPath) -> Double {
    rowHeight ?? tableView.rowHeight
  }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: ListPath) -> Double {
    estimate ?? tableView.estimatedRowHeight
  }

  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? { headers[section].map(header) }

  func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? { footers[section].map(header) }

  private func header(_ height: Double) -> TableViewHeaderFooterView {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (view as? BoxHeader)?.box.intrinsicContentSize = Size(width: 50, height: height)
    return view
  }
}

/// An item as high as its box.
final class BoxItem: CollectionViewCell {
  let box = LayoutView("box")

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    for constraint in box.pins(to: contentView) { constraint.isActive = true }
  }
}

/// A header or footer of a section, as high as its box.
final class BoxSupplement: CollectionReusableView {
  let box = LayoutView("box")

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    for constraint in box.pins(to: contentView) { constraint.isActive = true }
  }
}

/// Items with boxes of these heights in a collection of 210 x 100: two columns of 100.
final class BoxItems: CollectionViewDataSource {
  var heights: [[Double]]
  var headers: [Int: Double] = [:]
  var footers: [Int: Double] = [:]
  private(set) var asked: [ListPath] = []
  let view = CollectionView("collection")

  init(_ heights: [[Double]]) {
    self.heights = heights
    view.register(BoxItem.self, forCellWithReuseIdentifier: "box")
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      view.register(
        BoxSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "box")
    }
    view.frame = Rect(x: 0, y: 0, width: 210, height: 100)
    view.minimumLineSpacing = 0
    view.dataSource = self
  }

  func rect(_ item: Int, _ section: Int = 0) -> Rect? {
    view.rectForItem(at: ListPath(item: item, section: section))
  }

  /// The distance of an item from the upper edge of the collection.
  func place(_ item: Int, _ section: Int = 0) -> Double? {
    rect(item, section).map { $0.minY - view.contentOffset.y }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { heights.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ListPath
  ) -> CollectionViewCell {
    asked.append(path)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: path)
    (cell as? BoxItem)?.box.intrinsicContentSize = Size(
      width: 50, height: heights[path.section][path.item])
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ListPath
  ) -> CollectionReusableView? {
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard let height = (isHeader ? headers : footers)[indexPath.section] else { return nil }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "box", for: indexPath)
    (view as? BoxSupplement)?.box.intrinsicContentSize = Size(width: 50, height: height)
    return view
  }
}
