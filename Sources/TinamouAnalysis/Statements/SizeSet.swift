/// A set of sizes of a window: stretches in ascending order that do not touch.
public struct SizeSet: Hashable, Sendable {
  /// The stretches, by ascending size.
  public private(set) var ranges: [SizeRange]

  /// Makes a set of stretches in any order; empty ones are left out.
  public init(_ ranges: [SizeRange] = []) {
    self.ranges = []
    let sorted = ranges.filter { !$0.isEmpty }.sorted { $0.begins(before: $1) }
    for range in sorted { append(range) }
  }

  /// Whether no size is in the set.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Whether a size is in the set.
  public func contains(_ size: Double) -> Bool { ranges.contains { $0.contains(size) } }

  /// What is in either of two sets.
  public func union(_ other: SizeSet) -> SizeSet { SizeSet(ranges + other.ranges) }

  /// What is in both of two sets.
  public func intersection(_ other: SizeSet) -> SizeSet {
    SizeSet(ranges.flatMap { own in other.ranges.map { own.intersection($0) } })
  }

  /// What is in a stretch and not in the set.
  public func complement(in range: SizeRange) -> SizeSet {
    var rest = range
    var result: [SizeRange] = []
    for own in ranges {
      result.append(rest.below(own).intersection(rest))
      rest = rest.above(own).intersection(rest)
    }
    return SizeSet(result + [rest])
  }

  /// Adds a stretch that does not begin before any other.
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
