/// Provides the rows of a table.
public protocol TableViewDataSource: AnyObject {
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: TableView) -> Int
  /// The number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// A cell that shows a row, from ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ListPath) -> TableViewCell
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// Provides the heights of rows, and the headers and footers of sections.
public protocol TableViewDelegate: AnyObject {
  /// The height of a row, in points; ``TableView/automaticDimension`` to go by its constraints.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: ListPath) -> Double
  /// What to expect of a row that was not laid out, in points.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: ListPath) -> Double
  /// What stands above a section, from
  /// ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``; `nil` for nothing.
  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView?
  /// What stands below a section; `nil` for nothing.
  func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView?
}

extension TableViewDelegate {
  /// Returns the height that is set for the table.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: ListPath) -> Double {
    tableView.rowHeight
  }

  /// Returns the expected height that is set for the table.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ListPath
  ) -> Double { tableView.estimatedRowHeight }

  /// Returns `nil`: the section has no header.
  public func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }

  /// Returns `nil`: the section has no footer.
  public func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }
}
