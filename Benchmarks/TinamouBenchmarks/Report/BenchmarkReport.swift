import CLibrary

/// The measurements of one run of the tool.
package struct BenchmarkReport: Sendable {
  /// How a time grows with the size of a workload: as the size to the power of `exponent`.
  package struct Growth: Sendable, Equatable {
    package var workload: Workload
    package var operation: BenchmarkOperation
    package var sizes: ClosedRange<Int>
    package var exponent: Double
  }

  /// The size below which fixed costs hide the growth.
  package static let smallestSizeOfGrowth = 100

  package var peerName: String?
  package var measurements: [Measurement]

  package init(peerName: String?, measurements: [Measurement] = []) {
    self.peerName = peerName
    self.measurements = measurements
  }

  /// The growth of our times from the smallest size of at least 100 to the largest.
  package var growths: [Growth] {
    var growths: [Growth] = []
    for workload in Workload.allCases {
      for operation in BenchmarkOperation.allCases {
        let points = measurements.compactMap { measurement -> (size: Int, time: Double)? in
          guard measurement.workload == workload, measurement.operation == operation,
            measurement.size >= Self.smallestSizeOfGrowth,
            case .timed(let timings) = measurement.ours
          else { return nil }
          return (measurement.size, timings.median)
        }.sorted { $0.size < $1.size }
        guard let first = points.first, let last = points.last, first.size < last.size,
          first.time > 0
        else { continue }
        growths.append(
          Growth(
            workload: workload, operation: operation, sizes: first.size...last.size,
            exponent: log(last.time / first.time) / log(Double(last.size) / Double(first.size))))
      }
    }
    return growths
  }
}
