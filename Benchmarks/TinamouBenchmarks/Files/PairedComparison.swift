/// The comparison of the times of two versions, measured alternately.
///
/// Each pair is a ratio of times that were taken one after the other, so that other load on the
/// machine affects both. The median of the ratios has a confidence interval without any assumption
/// about their distribution: the number of ratios below the true median is distributed like the
/// number of heads in coin tosses.
package struct PairedComparison: Sendable, Equatable, Codable {
  /// The conclusion from the times.
  package enum Verdict: String, Sendable, Codable {
    case slower
    case faster
    case noDifference = "no difference"
  }

  /// The smallest difference that is reported: the position of code in memory makes a difference of
  /// this size.
  private static let leastDifference = 0.03
  /// The probability that the median is outside the interval, on either side.
  private static let risk = 0.0005

  /// The median of the ratios of the new time to the old time.
  package let ratio: Double
  /// The lower end of the interval that contains the true ratio with a confidence of 99.9 %.
  package let lower: Double
  /// The upper end of the interval.
  package let upper: Double
  /// The number of pairs.
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

  /// The conclusion: a difference if the whole interval lies on one side.
  package var verdict: Verdict {
    if lower > 1 + Self.leastDifference { return .slower }
    if upper < 1 - Self.leastDifference { return .faster }
    return .noDifference
  }

  /// The number of ratios outside the interval on each side, for `count` ratios; `nil` if there are
  /// too few.
  private static func ranksOutside(of count: Int) -> Int? {
    // The probability of at most `rank` heads in `count` tosses.
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
