/// Why a change of the rows or items of a list was refused.
public enum ListError: Error, Hashable, Sendable {
  /// There is no such row or item.
  case noItem(ListPath)
  /// There is no such section.
  case noSection(Int)
  /// After the change the data source has another number of items in a section than it should.
  case inconsistentItems(section: Int, expected: Int, found: Int)
}
