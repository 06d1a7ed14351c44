/// Where a row or item is in a list: its section and its number in it, both from 0.
///
/// UIKit calls it `IndexPath`, a name that is Foundation's.
public struct ListPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the section.
  public var section: Int
  /// The number in the section.
  public var item: Int

  /// Makes the path of a row.
  public init(row: Int, section: Int) {
    item = row
    self.section = section
  }

  /// Makes the path of an item.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The number in the section.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// Orders paths by section, then by number.
  public static func < (lhs: ListPath, rhs: ListPath) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }

  /// The path as `[section, number]`.
  public var description: String { "[\(section), \(item)]" }
}
