/// The result of replaying a script with an app.
package struct TransitionMeasurement: Sendable, Equatable {
  /// A ratio or count, as thresholds name it.
  package enum Quantity: String, CaseIterable, Sendable, Codable {
    /// The median of our time until the first frame, relative to that of hand-written code.
    case handRatio
    /// The peer's median time to remove and add the constraints, relative to ours for the whole
    /// transition.
    case peerRatio
    /// Basis changes of the solver in one run of the script.
    case pivots
    /// Constraints activated or deactivated by sets in one run.
    case switchedConstraints
    /// Texts measured in one run after the first.
    case measurements
    /// Frames of views that changed in one run.
    case movedViews
    /// Allocations of all stages but the run stage in one run.
    case allocations
    /// Allocations of a frame of the run stage.
    case allocationsOfRunFrames
    /// Frames that differ from the hand-written ones.
    case differingFrames
  }

  /// Times of a part of the transitions, in microseconds.
  package struct Times: Sendable, Equatable, Codable {
    package var part: String
    package var median: Double
    package var p99: Double
    package var worst: Double

    /// Makes the times of a part from its samples; `nil` if there are none.
    init?(_ part: String, _ samples: [Double]) {
      guard let worst = samples.max() else { return nil }
      let sorted = samples.sorted()
      self.init(
        part: part, median: Timings.quantile(0.5, of: sorted),
        p99: Timings.quantile(0.99, of: sorted), worst: worst)
    }

    /// Makes times of known numbers.
    package init(part: String, median: Double, p99: Double, worst: Double) {
      self.part = part
      self.median = median
      self.p99 = p99
      self.worst = worst
    }
  }

  package var name: String
  /// The number of timed transitions.
  package var samples: Int
  package var times: [Times]
  package var values: [Quantity: Double]
  /// The time limit for setup and create in p99, in microseconds.
  package var budget: Double
  /// The time until the first frame of each step, in microseconds.
  package var steps: [Double] = []

  /// The times until the first frame.
  package var firstFrame: Times? {
    times.first { $0.part == TransitionSamples.Part.firstFrame.rawValue }
  }

  /// Whether the time limit is met.
  package var isInTime: Bool { (firstFrame?.p99 ?? 0) <= budget }
}
