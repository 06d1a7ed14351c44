/// The comparison of a peer's values with ours.
package enum Comparison: Sendable, Equatable {
  /// All values agree.
  case equal
  /// Values differ, but the errors are equal at every priority: both are optimal, and only a rule
  /// for ties could distinguish them.
  case tied(differing: Int, of: Int)
  /// The peer violates a required row, or has larger errors at a priority, by this amount.
  case peerIsWorse(priority: Float, by: Double)
  /// Our errors are larger by this amount: a wrong answer.
  case oursAreWorse(priority: Float, by: Double)

  /// The tolerance for equal values, in points; peers stop at 1e-8 per row.
  package static let tolerance = 1e-4

  /// Whether our values are right, as far as this comparison shows.
  package var isSound: Bool {
    if case .oursAreWorse = self { false } else { true }
  }
}

extension Comparison {
  /// Compares two sets of values for the same rows.
  package init(ours: [Double], peer: [Double], rows: [(row: BenchmarkRow, constant: Double)]) {
    let differing = zip(ours, peer).count { abs($0 - $1) > Self.tolerance }
    if differing == 0 {
      self = .equal
      return
    }
    let (oursErrors, peerErrors) = (
      Self.errors(of: ours, in: rows), Self.errors(of: peer, in: rows)
    )
    for level in Set(oursErrors.keys).union(peerErrors.keys).sorted(by: >) {
      let (our, their) = (oursErrors[level] ?? 0, peerErrors[level] ?? 0)
      if abs(our - their) <= Self.tolerance * max(1, abs(our)) { continue }
      self =
        our < their
        ? .peerIsWorse(priority: level, by: their - our)
        : .oursAreWorse(priority: level, by: our - their)
      return
    }
    self = .tied(differing: differing, of: ours.count)
  }

  /// The sum of the errors at each priority.
  private static func errors(
    of values: [Double], in rows: [(row: BenchmarkRow, constant: Double)]
  ) -> [Float: Double] {
    var errors: [Float: Double] = [:]
    for (row, constant) in rows {
      let sum = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
      let priority = sum < constant ? row.below : row.above
      if priority > 0 { errors[priority, default: 0] += abs(sum - constant) }
    }
    return errors
  }
}
