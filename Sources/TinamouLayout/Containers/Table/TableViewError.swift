/// Why a change of a table's rows was refused.
public enum TableViewError: Error, Hashable, Sendable {
  /// There is no such row.
  case noRow(IndexPath)
  /// There is no such section.
  case noSection(Int)
  /// After the change the data source has another number of rows in a section than it should.
  case inconsistentRows(section: Int, expected: Int, found: Int)
}
