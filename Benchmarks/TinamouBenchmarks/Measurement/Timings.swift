/// Times of repeated measurements of one thing.
package struct Timings: Sendable, Equatable {
  /// Microseconds of one operation, one number for each measurement.
  package private(set) var samples: [Double] = []

  package init(_ samples: [Double] = []) { self.samples = samples }

  package mutating func append(_ sample: Double) { samples.append(sample) }

  package var median: Double { Self.quantile(0.5, of: samples.sorted()) }
  package var minimum: Double { samples.min() ?? 0 }

  /// The smallest value that at least this share of the sorted values does not exceed.
  package static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    if sorted.isEmpty { return 0 }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }
}

/// How long the single steps of a script take.
package struct StepDistribution: Sendable, Equatable {
  package var p99: Double
  package var worst: Double

  /// From times of the same thing, in nanoseconds.
  package init(samples: [UInt64]) {
    let sorted = samples.map { Double($0) / 1000 }.sorted()
    p99 = Timings.quantile(0.99, of: sorted)
    worst = sorted.last ?? 0
  }

  /// From several runs of different steps: the median of each step first, so that what disturbs one
  /// run does not count.
  package init(runs: [[UInt64]]) {
    let count = runs.map(\.count).min() ?? 0
    let steps = (0..<count)
      .map { step in Timings(runs.map { Double($0[step]) / 1000 }).median }
      .sorted()
    p99 = Timings.quantile(0.99, of: steps)
    worst = steps.last ?? 0
  }
}
