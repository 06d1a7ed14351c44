/// Everything known about one operation of one workload at one size.
package struct Measurement: Sendable {
  /// What became of a runner other than ours.
  package enum Outcome: Sendable, Equatable {
    /// Microseconds of one operation.
    case timed(Timings)
    /// Not finished within this many seconds.
    case tooSlow(Double)
    /// No result, and why.
    case missing(String)
  }

  package var workload: Workload
  package var size: Int
  package var operation: BenchmarkOperation
  /// The constraints at the start.
  package var constraintCount: Int
  /// How many operations the script of this one is.
  package var operationCount: Int

  package var ours: Outcome
  package var manual: Outcome
  /// `nil` if no peer was asked for.
  package var peer: Outcome?

  /// Our values beside those of the hand-written layout and of the peer; the worst of all steps.
  package var manualComparison: Comparison?
  package var peerComparison: Comparison?

  package var distribution: StepDistribution?
  package var peerDistribution: StepDistribution?

  /// Allocations of one operation.
  package var allocations: Double?
  package var peerAllocations: Double?
  /// Bytes held at most while the script ran, more than before it.
  package var peakBytes: Int?
  package var peerPeakBytes: Int?
  /// Bytes that a build holds at its end.
  package var retainedBytes: Int?
  /// Basis changes and flips of one operation.
  package var basisChanges: Double?
}

extension Measurement {
  /// The median time of the peer over ours.
  package var peerRatio: Double? { Self.ratio(peer, ours) }

  /// What that ratio is at least where the peer did not finish in time.
  package var leastPeerRatio: Double? {
    guard case .tooSlow(let seconds)? = peer, case .timed(let ours) = ours, ours.median > 0 else {
      return peerRatio
    }
    return seconds * 1e6 / Double(operationCount) / ours.median
  }

  /// Our median time over that of the hand-written layout.
  package var manualRatio: Double? { Self.ratio(ours, manual) }

  private static func ratio(_ over: Outcome?, _ under: Outcome) -> Double? {
    guard case .timed(let over)? = over, case .timed(let under) = under, under.median > 0 else {
      return nil
    }
    return over.median / under.median
  }

  /// Whether we have an answer and nothing contradicts it.
  package var isSound: Bool {
    guard case .timed = ours else { return false }
    return manualComparison == .equal && peerComparison?.isSound ?? true
  }
}
