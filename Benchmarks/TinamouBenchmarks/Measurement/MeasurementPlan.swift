/// The extent of the measurements.
package struct MeasurementPlan: Sendable, Equatable {
  /// How often everything is measured, one pass after the other. A shared machine can be slow for a
  /// few seconds; a pass that takes longer lets these touch only some of the timings of an
  /// operation.
  package var passes: Int
  /// How often each runner is timed in a pass, alternately with the others.
  package var rounds: Int
  /// The shortest duration of a timing in nanoseconds, so that the cost of reading the clock does
  /// not matter.
  package var shortestTiming: UInt64
  /// Nanoseconds after which a runner is not timed again.
  package var budget: UInt64
  /// Seconds that a peer may take for one request.
  package var timeLimit: Double
  /// The largest size that is tried with the peer.
  package var largestPeerSize: Int

  /// The plan for a published table.
  package static let full = MeasurementPlan(
    passes: 1, rounds: 9, shortestTiming: 2_000_000, budget: 3_000_000_000, timeLimit: 60,
    largestPeerSize: .max)
  /// The plan for a check before a commit.
  package static let short = MeasurementPlan(
    passes: 5, rounds: 3, shortestTiming: 500_000, budget: 300_000_000, timeLimit: 10,
    largestPeerSize: 100)
}
