extension BenchmarkCommand {
  /// Makes the measurements that the options select; `peerProgram` is the harness of the peer.
  package func measure(peerProgram: String?) -> BenchmarkReport {
    var report = BenchmarkReport(peerName: peerProgram == nil ? nil : options.peer)
    for workload in options.workloads {
      // The reason why the peer is not tried any more: a case that is too large for it once is not
      // tried in a larger size.
      var peerIsOut: Measurement.Outcome?
      for size in options.sizes {
        if size > options.plan.largestPeerSize {
          peerIsOut = peerIsOut ?? .missing("not run at this size")
        }
        let program = peerIsOut == nil ? peerProgram : nil
        var results = measure(workload, size: size, peerProgram: program)
        if peerProgram != nil, program == nil {
          for index in results.indices { results[index].peer = peerIsOut }
        }
        if case .tooSlow(let seconds)? = results.first?.peer, peerIsOut == nil {
          peerIsOut = .missing("> \(BenchmarkReport.decimal(seconds, places: 0)) s at \(size)")
        }
        report.measurements += results
      }
    }
    return report
  }

  /// Measures all operations at one size. The build is always measured, and first, since the others
  /// start from it.
  private func measure(
    _ workload: Workload, size: Int, peerProgram: String?
  ) -> [Measurement] {
    progress("\(workload.rawValue) \(size)")
    let peer = peerProgram.map { program in
      (
        program: program,
        orders: options.peerOrder == .declared
          ? [.asDeclared] : PeerTrial.orders(for: workload, size: size, program: program)
      )
    }
    let measurement = CaseMeasurement(
      workload, size: size, plan: options.plan, counter: counter, peer: peer)
    return BenchmarkOperation.allCases
      .filter { $0 == .build || options.operations.contains($0) }
      .filter { $0 == .build || measurement.benchmark.script(for: $0) != nil }
      .map { measurement.measure($0) }
  }
}
