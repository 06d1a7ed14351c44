/// How the times of two versions of one thing compare, measured in turn.
///
/// Each pair is a ratio of times that were taken one after the other, so that what slows the machine
/// down counts for both. The median of the ratios has an interval without any assumption about how
/// they are distributed: as many of them lie below the true median as tosses of a coin fall on one
/// side.
package struct PairedComparison: Sendable, Equatable, Codable {
  /// What the times say.
  package enum Verdict: String, Sendable, Codable {
    case slower
    case faster
    case noDifference = "no difference"
  }

  /// Differences below this share are not told: where code lies in memory makes as much.
  private static let leastDifference = 0.03
  /// How often the median may lie outside of the interval, on either side.
  private static let risk = 0.0005

  /// The new time over the old one in the middle of all pairs.
  package let ratio: Double
  /// Where the true ratio lies with a confidence of 99.9 %.
  package let lower: Double
  /// The other end.
  package let upper: Double
  /// How many pairs there are.
  package let pairs: Int

  /// Compares pairs of times, at least eleven; fewer have no interval.
  package init(_ times: [(old: Double, new: Double)]) {
    let ratios = times.filter { $0.old > 0 }.map { $0.new / $0.old }.sorted()
    pairs = ratios.count
    ratio = Timings.quantile(0.5, of: ratios)
    let outside = Self.ranksOutside(of: ratios.count)
    lower = outside.map { ratios[$0] } ?? 0
    upper = outside.map { ratios[ratios.count - 1 - $0] } ?? .greatestFiniteMagnitude
  }

  /// What the interval says: a difference if all of it lies on one side.
  package var verdict: Verdict {
    if lower > 1 + Self.leastDifference { return .slower }
    if upper < 1 - Self.leastDifference { return .faster }
    return .noDifference
  }

  /// How many of so many ratios lie outside of the interval on each side; `nil` if there are too few.
  private static func ranksOutside(of count: Int) -> Int? {
    // The chance of at most `rank` heads in `count` tosses.
    var term = 1.0
    for _ in 0..<count { term /= 2 }
    var chance = term
    var rank: Int?
    var next = 0
    while chance <= risk, next < count / 2 {
      rank = next
      next += 1
      term *= Double(count - next + 1) / Double(next)
      chance += term
    }
    return rank
  }
}
