/// Times of repeated measurements of one thing.
package struct Timings: Sendable, Equatable {
  /// Microseconds per operation, one number for each timing.
  package private(set) var samples: [Double] = []

  package init(_ samples: [Double] = []) { self.samples = samples }

  package mutating func append(_ sample: Double) { samples.append(sample) }

  package mutating func append(_ other: Timings) { samples += other.samples }

  package var median: Double { Self.quantile(0.5, of: samples.sorted()) }
  package var minimum: Double { samples.min() ?? 0 }

  /// The smallest value that is not exceeded by at least this share of the sorted values.
  package static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    if sorted.isEmpty { return 0 }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }
}

/// The durations of the single steps of a script.
package struct StepDistribution: Sendable, Equatable {
  package var p99: Double
  package var worst: Double

  /// Makes a distribution from times of the same operation, in nanoseconds.
  package init(samples: [UInt64]) {
    let sorted = samples.map { Double($0) / 1000 }.sorted()
    p99 = Timings.quantile(0.99, of: sorted)
    worst = sorted.last ?? 0
  }

  /// Makes a distribution from several runs of different steps. It uses the median of each step, so
  /// that a disturbance of one run does not count.
  package init(runs: [[UInt64]]) {
    let count = runs.map(\.count).min() ?? 0
    let steps = (0..<count)
      .map { step in Timings(runs.map { Double($0[step]) / 1000 }).median }
      .sorted()
    p99 = Timings.quantile(0.99, of: steps)
    worst = steps.last ?? 0
  }
}
