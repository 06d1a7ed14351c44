/// The command `tinamou-bench`.
package struct BenchmarkCommand {
  package var options: BenchmarkOptions
  package var counter: AllocationCounter?
  /// Where progress goes, line by line.
  package var progress: (String) -> Void

  package init(
    options: BenchmarkOptions, counter: AllocationCounter?, progress: @escaping (String) -> Void
  ) {
    self.options = options
    self.counter = counter
    self.progress = progress
  }

  /// Measures what the options ask for; `peerProgram` is the peer's harness.
  package func measure(peerProgram: String?) -> BenchmarkReport {
    var report = BenchmarkReport(peerName: peerProgram == nil ? nil : options.peer)
    for workload in options.workloads {
      // What is too large for the peer once is not tried larger.
      var peerLimit: String?
      for size in options.sizes {
        progress("\(workload.rawValue) \(size)")
        let measurement = CaseMeasurement(
          workload, size: size, plan: options.plan, counter: counter,
          peerProgram: peerLimit == nil ? peerProgram : nil)
        for operation in BenchmarkOperation.allCases
        where operation == .build || options.operations.contains(operation) {
          if operation != .build && measurement.benchmark.script(for: operation) == nil { continue }
          var result = measurement.measure(operation)
          if let peerLimit { result.peer = .missing(peerLimit) }
          if operation == .build, case .missing(let reason)? = result.peer, peerLimit == nil {
            peerLimit = "\(reason) at \(size)"
          }
          report.measurements.append(result)
        }
      }
    }
    return report
  }
}
