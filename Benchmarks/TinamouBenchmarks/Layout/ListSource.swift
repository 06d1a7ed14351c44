internal import TinamouLayout
internal import TinamouLists

/// The rows of the list.
final class ListSource: TableViewDataSource {
  let count: Int
  /// The number of the first row's texts.
  let offset: Int
  /// The texts that were changed.
  var bodies: [Int: String] = [:]

  init(count: Int, offset: Int = 0) {
    self.count = count
    self.offset = offset
  }

  func title(_ row: Int) -> String { ListText.title(row + offset) }

  func body(_ row: Int) -> String { bodies[row] ?? ListText.body(row + offset) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    if let cell = cell as? ListCell {
      cell.title.text = title(path.row)
      cell.body.text = body(path.row)
    }
    return cell
  }

  /// A table of the rows that was never laid out.
  ///
  /// With the cells of another table, only its texts are new.
  func table(
    width: Double, height: Double, measurer: any TextMeasuring, cells: ReusableCells? = nil
  ) -> TableView {
    let table = TableView("list")
    if let cells {
      table.reusableCells = cells
    } else {
      table.textMeasurer = measurer
      table.register(ListCell.self, forCellReuseIdentifier: "row")
    }
    table.frame = Rect(x: 0, y: 0, width: width, height: height)
    table.directionalLayoutMargins = .all(ManualList.margin)
    table.dataSource = self
    return table
  }
}
