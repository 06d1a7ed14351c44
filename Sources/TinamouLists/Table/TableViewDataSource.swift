/// Provides the rows of a table.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections; 1 unless implemented.
  ///
  /// - Parameter tableView: The table that asks.
  /// - Returns: The number of sections.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - section: The index of the section.
  /// - Returns: The number of rows.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a cell that shows a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - indexPath: The path of the row.
  /// - Returns: A cell from ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ListPath) -> TableViewCell
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// Provides the heights of rows, and the headers and footers of sections.
public protocol TableViewDelegate: AnyObject {
  /// Returns the height of a row; ``TableView/automaticDimension`` unless implemented.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - indexPath: The path of the row.
  /// - Returns: The height in points; ``TableView/automaticDimension`` if the constraints of the
  ///   row decide.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: ListPath) -> Double
  /// Returns the estimated height of a row that has not been laid out.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - indexPath: The path of the row.
  /// - Returns: The height in points.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: ListPath) -> Double
  /// Returns the header of a section.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - section: The index of the section.
  /// - Returns: A view from ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``; `nil`
  ///   for none.
  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView?
  /// Returns the footer of a section.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - section: The index of the section.
  /// - Returns: A view from ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``; `nil`
  ///   for none.
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
