/// The measurements of one operation of one workload at one size.
package struct Measurement: Sendable {
  /// The result of a runner other than ours.
  package enum Outcome: Sendable, Equatable {
    /// Microseconds per operation.
    case timed(Timings)
    /// Not finished within this many seconds.
    case tooSlow(Double)
    /// No result, with the reason.
    case missing(String)

    /// Adds the timings of the same thing in another pass.
    fileprivate mutating func add(_ other: Outcome?) {
      guard case .timed(var timings) = self, case .timed(let more)? = other else { return }
      timings.append(more)
      self = .timed(timings)
    }
  }

  package var workload: Workload
  package var size: Int
  package var operation: BenchmarkOperation
  /// The number of constraints at the start.
  package var constraintCount: Int
  /// The number of operations in the script.
  package var operationCount: Int

  package var ours: Outcome
  package var manual: Outcome
  /// The result of the peer; `nil` if no peer was selected.
  package var peer: Outcome?

  /// The comparison of our values with those of the hand-written layout, and of the peer; the worst
  /// of all steps.
  package var manualComparison: Comparison?
  package var peerComparison: Comparison?

  package var distribution: StepDistribution?
  package var peerDistribution: StepDistribution?

  /// Allocations per operation.
  package var allocations: Double?
  package var peerAllocations: Double?
  /// The largest number of bytes allocated at one time during the script, in addition to those
  /// before.
  package var peakBytes: Int?
  package var peerPeakBytes: Int?
  /// The number of bytes that remain allocated after a build.
  package var retainedBytes: Int?
  /// Basis changes and flips per operation.
  package var basisChanges: Double?
}

extension Measurement {
  /// Adds the timings of the same operation in another pass; the counts and the values are those of
  /// the first.
  mutating func addTimings(of other: Measurement) {
    ours.add(other.ours)
    manual.add(other.manual)
    peer?.add(other.peer)
  }

  /// The median time of the peer relative to ours.
  package var peerRatio: Double? { Self.ratio(peer, ours, of: \.median) }
  /// The least time of the peer relative to our least.
  package var peerRatioOfMinima: Double? { Self.ratio(peer, ours, of: \.minimum) }

  /// A lower bound of that ratio if the peer did not finish in time.
  package var leastPeerRatio: Double? {
    guard case .tooSlow(let seconds)? = peer, case .timed(let ours) = ours, ours.median > 0 else {
      return peerRatio
    }
    return seconds * 1e6 / Double(operationCount) / ours.median
  }

  /// Our median time relative to that of the hand-written layout.
  package var manualRatio: Double? { Self.ratio(ours, manual, of: \.median) }
  /// Our least time relative to that of the hand-written layout.
  package var manualRatioOfMinima: Double? { Self.ratio(ours, manual, of: \.minimum) }

  private static func ratio(
    _ over: Outcome?, _ under: Outcome, of time: KeyPath<Timings, Double>
  ) -> Double? {
    guard case .timed(let over)? = over, case .timed(let under) = under,
      under[keyPath: time] > 0
    else { return nil }
    return over[keyPath: time] / under[keyPath: time]
  }

  /// Whether we have an answer and nothing contradicts it.
  package var isSound: Bool {
    guard case .timed = ours else { return false }
    return manualComparison == .equal && peerComparison?.isSound ?? true
  }
}
