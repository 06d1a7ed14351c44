/// The position of a row or item in a list: its section and its index in the section, both from 0.
///
/// UIKit calls it `IndexPath`, which is a name of Foundation.
public struct ListPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section.
  public var section: Int
  /// The index in the section.
  public var item: Int

  /// Makes the path of a row.
  public init(row: Int, section: Int) {
    item = row
    self.section = section
  }

  /// Makes the path of an item.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index in the section.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// Orders paths by section, then by index.
  public static func < (lhs: ListPath, rhs: ListPath) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }

  /// The path as `[section, index]`.
  public var description: String { "[\(section), \(item)]" }
}
