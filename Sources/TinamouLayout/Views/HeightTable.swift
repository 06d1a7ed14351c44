/// The height of content that depends on its width, such as wrapping text.
///
/// Each entry has the height from its width on, up to the width of the next entry. Below the width
/// of the first entry, the height of the first entry applies. A negative height is none, as in
/// ``LayoutView/intrinsicContentSize``.
public struct HeightTable: Hashable, Sendable {
  /// A width, and the height from this width on, in points.
  public struct Entry: Hashable, Sendable {
    /// The smallest width of the entry.
    public let width: Double
    /// The height.
    public let height: Double

    /// Makes an entry.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The entries in order of increasing width.
  public let entries: [Entry]

  /// Makes a table; entries can be in any order, and of entries with equal widths the last one
  /// counts.
  public init(_ entries: [Entry]) {
    self.entries = entries.enumerated()
      .sorted { ($0.element.width, $0.offset) < ($1.element.width, $1.offset) }
      .map(\.element)
  }

  /// Returns the height at a width, in points; `nil` if the table is empty.
  public func height(forWidth width: Double) -> Double? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].width <= width { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1].height : entries.first?.height
  }
}
