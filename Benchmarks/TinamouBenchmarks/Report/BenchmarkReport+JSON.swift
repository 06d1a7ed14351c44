#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension BenchmarkReport {
  /// The report as JSON; times in microseconds, keys in alphabetical order.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = ReportFile(
      peer: peerName, measurements: measurements.map { ReportFile.Entry($0) },
      growths: growths.map {
        ReportFile.Growth(
          workload: $0.workload, operation: $0.operation, from: $0.sizes.lowerBound,
          to: $0.sizes.upperBound, exponent: $0.exponent)
      })
    guard let data = try? encoder.encode(file) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The layout of a report in JSON.
private struct ReportFile: Encodable {
  var schema = "tinamou/benchmarks/1"
  var peer: String?
  var measurements: [Entry]
  var growths: [Growth]

  struct Growth: Encodable {
    var workload: Workload
    var operation: BenchmarkOperation
    var from: Int
    var to: Int
    var exponent: Double
  }

  /// The times of one runner, or the reason why there are none.
  struct Times: Encodable {
    var median: Double?
    var minimum: Double?
    var samples: [Double]?
    var p99: Double?
    var worst: Double?
    var allocations: Double?
    var peakBytes: Int?
    var missing: String?
    var comparison: String?

    init(_ outcome: Measurement.Outcome) {
      switch outcome {
      case .timed(let timings):
        (median, minimum, samples) = (timings.median, timings.minimum, timings.samples)
      case .tooSlow(let seconds):
        missing = "> \(BenchmarkReport.decimal(seconds, places: 0)) s"
      case .missing(let reason): missing = reason
      }
    }
  }

  struct Entry: Encodable {
    var workload: Workload
    var operation: BenchmarkOperation
    var size: Int
    var constraints: Int
    var peerRatio: Double?
    var leastPeerRatio: Double?
    var manualRatio: Double?
    var bytesPerConstraint: Double?
    var basisChanges: Double?
    var ours: Times
    var manual: Times
    var peer: Times?

    init(_ measurement: Measurement) {
      workload = measurement.workload
      operation = measurement.operation
      size = measurement.size
      constraints = measurement.constraintCount
      peerRatio = measurement.peerRatio
      leastPeerRatio = measurement.leastPeerRatio
      manualRatio = measurement.manualRatio
      bytesPerConstraint = measurement.bytesPerConstraint
      basisChanges = measurement.basisChanges
      ours = Times(measurement.ours)
      ours.p99 = measurement.distribution?.p99
      ours.worst = measurement.distribution?.worst
      ours.allocations = measurement.allocations
      ours.peakBytes = measurement.peakBytes
      manual = Times(measurement.manual)
      manual.comparison = measurement.manualComparison?.description
      peer = measurement.peer.map { Times($0) }
      peer?.p99 = measurement.peerDistribution?.p99
      peer?.worst = measurement.peerDistribution?.worst
      peer?.allocations = measurement.peerAllocations
      peer?.peakBytes = measurement.peerPeakBytes
      peer?.comparison = measurement.peerComparison?.description
    }
  }
}
