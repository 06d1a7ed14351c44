/// The reason why a change of the rows or items of a list was refused.
public enum ListError: Error, Hashable, Sendable {
  /// There is no such row or item.
  case noItem(ListPath)
  /// There is no such section.
  case noSection(Int)
  /// After the change, the number of items of a section in the data source is not the expected one.
  case inconsistentItems(section: Int, expected: Int, found: Int)
}
