/// A bound on a ratio or a count, for all measurements that it names.
///
/// Ratios and counts mean the same on every machine; times do not. Ratios are of least times: what
/// other programs add to a time is not a property of the solver.
package struct Threshold: Sendable, Equatable, Codable {
  /// The bounded quantity.
  package enum Quantity: String, CaseIterable, Sendable, Codable {
    /// The peer's least time relative to ours, or a lower bound if it did not finish.
    case peerRatio
    /// Our least time relative to that of the hand-written layout.
    case manualRatio
    /// Allocations per operation.
    case allocations
    /// Bytes that remain allocated after a build, per constraint.
    case bytesPerConstraint
    /// Basis changes and flips per operation.
    case basisChanges
    /// The exponent with which our time grows with the size.
    case exponent
  }

  package var quantity: Quantity
  /// The workloads; `nil` for all.
  package var workloads: [Workload]?
  package var operations: [BenchmarkOperation]?
  package var sizes: [Int]?
  package var atLeast: Double?
  package var atMost: Double?
}

/// The result of a threshold for one number.
package struct Verdict: Sendable, Equatable {
  /// The name of the measurement.
  package var subject: String
  package var value: Double
  package var threshold: Threshold

  package var isMet: Bool {
    value >= threshold.atLeast ?? -.infinity && value <= threshold.atMost ?? .infinity
  }

  package var description: String {
    let bounds = [
      threshold.atLeast.map { "at least \(BenchmarkReport.decimal($0, places: 2))" },
      threshold.atMost.map { "at most \(BenchmarkReport.decimal($0, places: 2))" },
    ]
    return "\(isMet ? "met" : "missed"): \(threshold.quantity.rawValue) of \(subject) is "
      + BenchmarkReport.decimal(value, places: 2) + ", should be "
      + bounds.compactMap { $0 }.joined(separator: " and ")
  }
}

extension Threshold {
  /// The verdicts on all measurements of the report that the threshold names; what was not measured
  /// has none.
  package func verdicts(on report: BenchmarkReport) -> [Verdict] {
    if quantity == .exponent {
      return report.growths.filter { names($0.workload, $0.operation, size: $0.sizes.upperBound) }
        .map {
          Verdict(
            subject: "\($0.workload.rawValue)(\($0.sizes.lowerBound) to \($0.sizes.upperBound)) "
              + $0.operation.rawValue,
            value: $0.exponent, threshold: self)
        }
    }
    return report.measurements
      .filter { names($0.workload, $0.operation, size: $0.size) }
      .compactMap { measurement in
        value(of: measurement).map {
          Verdict(subject: measurement.name, value: $0, threshold: self)
        }
      }
  }

  private func names(_ workload: Workload, _ operation: BenchmarkOperation, size: Int) -> Bool {
    workloads?.contains(workload) ?? true && operations?.contains(operation) ?? true
      && sizes?.contains(size) ?? true
  }

  private func value(of measurement: Measurement) -> Double? {
    switch quantity {
    case .peerRatio: measurement.peerRatioOfMinima ?? measurement.leastPeerRatio
    case .manualRatio: measurement.manualRatioOfMinima
    case .allocations: measurement.allocations
    case .bytesPerConstraint: measurement.bytesPerConstraint
    case .basisChanges: measurement.basisChanges
    case .exponent: nil
    }
  }
}
