/// How high content is that depends on its width, such as wrapping text.
///
/// Each entry says the height from its width on, up to the width of the next entry. Narrower than
/// the first entry, the first entry counts.
public struct HeightTable: Hashable, Sendable {
  /// A width with the height from it on, in points.
  public struct Entry: Hashable, Sendable {
    /// The least width.
    public let width: Double
    /// The height.
    public let height: Double

    /// Makes an entry.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The entries by ascending width.
  public let entries: [Entry]

  /// Makes a table; entries may come in any order, of equal widths the last counts.
  public init(_ entries: [Entry]) {
    self.entries = entries.enumerated()
      .sorted { ($0.element.width, $0.offset) < ($1.element.width, $1.offset) }
      .map(\.element)
  }

  /// The height at a width; `nil` if the table is empty.
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
