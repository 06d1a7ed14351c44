/// A set of window sizes: ranges in increasing order that do not touch.
public struct SizeSet: Hashable, Sendable {
  /// The ranges in increasing order.
  public private(set) var ranges: [SizeRange]

  /// Makes a set from ranges in any order; empty ranges are ignored.
  public init(_ ranges: [SizeRange] = []) {
    self.ranges = []
    let sorted = ranges.filter { !$0.isEmpty }.sorted { $0.begins(before: $1) }
    for range in sorted { append(range) }
  }

  /// Whether the set contains no size.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Returns whether the set contains a size.
  public func contains(_ size: Double) -> Bool { ranges.contains { $0.contains(size) } }

  /// Returns the union of two sets.
  public func union(_ other: SizeSet) -> SizeSet {
    if other.isEmpty || self == other { return self }
    if isEmpty { return other }
    var union = self
    union.formUnion(other)
    return union
  }

  /// Adds the sizes of another set.
  ///
  /// - Complexity: O(number of its ranges) if they are larger than those of this set.
  mutating func formUnion(_ other: SizeSet) {
    guard let last = ranges.last, let first = other.ranges.first, first.begins(before: last) else {
      for range in other.ranges { append(range) }
      return
    }
    self = SizeSet(ranges + other.ranges)
  }

  /// Returns the intersection of two sets.
  public func intersection(_ other: SizeSet) -> SizeSet {
    if isEmpty || self == other { return self }
    if other.isEmpty { return other }
    var common: [SizeRange] = []
    var (own, its) = (0, 0)
    // Of two ranges, the one that ends first meets no further range of the other set.
    while own < ranges.count, its < other.ranges.count {
      let (first, second) = (ranges[own], other.ranges[its])
      common.append(first.intersection(second))
      if first.ends(before: second) { own += 1 } else { its += 1 }
    }
    return SizeSet(common)
  }

  /// Returns the sizes of a range that are not in the set.
  public func complement(in range: SizeRange) -> SizeSet {
    var rest = range
    var result: [SizeRange] = []
    for own in ranges {
      result.append(rest.below(own).intersection(rest))
      rest = rest.above(own).intersection(rest)
    }
    return SizeSet(result + [rest])
  }

  /// Returns the sizes of the set that are not in another one; both are inside of a range.
  func subtracting(_ other: SizeSet, in range: SizeRange) -> SizeSet {
    other.isEmpty ? self : intersection(other.complement(in: range))
  }

  /// Adds a range that does not begin before any range so far.
  private mutating func append(_ range: SizeRange) {
    guard let last = ranges.last else {
      ranges = [range]
      return
    }
    let touches =
      range.lowerBound < last.upperBound
      || (range.lowerBound == last.upperBound && (range.includesLower || last.includesUpper))
    guard touches else {
      ranges.append(range)
      return
    }
    if range.upperBound > last.upperBound {
      ranges[ranges.count - 1].upperBound = range.upperBound
      ranges[ranges.count - 1].includesUpper = range.includesUpper
    } else if range.upperBound == last.upperBound {
      ranges[ranges.count - 1].includesUpper = last.includesUpper || range.includesUpper
    }
  }
}
