internal import TinamouLayout

/// The rows of the list.
final class ListSource: TableViewDataSource {
  let count: Int
  /// Texts that were changed.
  var bodies: [Int: String] = [:]

  init(count: Int) { self.count = count }

  func body(_ row: Int) -> String { bodies[row] ?? ListText.body(row) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    if let cell = cell as? ListCell {
      cell.title.text = ListText.title(path.row)
      cell.body.text = body(path.row)
    }
    return cell
  }

  /// A table of the rows that was never laid out.
  func table(width: Double, height: Double, measurer: any TextMeasuring) -> TableView {
    let table = TableView("list")
    table.textMeasurer = measurer
    table.register(ListCell.self, forCellReuseIdentifier: "row")
    table.frame = Rect(x: 0, y: 0, width: width, height: height)
    table.directionalLayoutMargins = .all(ManualList.margin)
    table.dataSource = self
    return table
  }
}
