extension BenchmarkCommand {
  /// For each workload and size, the orders in which a peer may get the rows, the best first.
  ///
  /// They are tried once: in another pass another order could be the best by a little.
  private typealias PeerOrders = [Workload: [Int: [BuildOrder]]]

  /// Makes the measurements that the options select; `peerProgram` is the harness of the peer.
  package func measure(peerProgram: String?) -> BenchmarkReport {
    var orders: PeerOrders = [:]
    var measurements: [Measurement] = []
    for _ in 0..<options.plan.passes {
      let pass = measureOnce(peerProgram: peerProgram, &orders)
      for (index, measurement) in pass.enumerated() {
        if index < measurements.count {
          measurements[index].addTimings(of: measurement)
        } else {
          measurements.append(measurement)
        }
      }
    }
    return BenchmarkReport(
      peerName: peerProgram == nil ? nil : options.peer, measurements: measurements)
  }

  /// Makes the measurements of a pass.
  private func measureOnce(peerProgram: String?, _ orders: inout PeerOrders) -> [Measurement] {
    var measurements: [Measurement] = []
    for workload in options.workloads {
      // The reason why the peer is not tried any more: a case that is too large for it once is not
      // tried in a larger size.
      var peerIsOut: Measurement.Outcome?
      for size in options.sizes {
        if size > options.plan.largestPeerSize {
          peerIsOut = peerIsOut ?? .missing("not run at this size")
        }
        let program = peerIsOut == nil ? peerProgram : nil
        var results = measure(workload, size: size, peerProgram: program, &orders)
        if peerProgram != nil, program == nil {
          for index in results.indices { results[index].peer = peerIsOut }
        }
        if case .tooSlow(let seconds)? = results.first?.peer, peerIsOut == nil {
          peerIsOut = .missing("> \(BenchmarkReport.decimal(seconds, places: 0)) s at \(size)")
        }
        measurements += results
      }
    }
    return measurements
  }

  /// Measures all operations at one size. The build is always measured, and first, since the others
  /// start from it.
  private func measure(
    _ workload: Workload, size: Int, peerProgram: String?, _ orders: inout PeerOrders
  ) -> [Measurement] {
    progress("\(workload.rawValue) \(size)")
    var peer: (program: String, orders: [BuildOrder])?
    if let program = peerProgram {
      let known = orders[workload]?[size] ?? ordersToTry(workload, size: size, program: program)
      orders[workload, default: [:]][size] = known
      peer = (program, known)
    }
    let measurement = CaseMeasurement(
      workload, size: size, plan: options.plan, counter: counter, peer: peer)
    return BenchmarkOperation.allCases
      .filter { $0 == .build || options.operations.contains($0) }
      .filter { $0 == .build || measurement.benchmark.script(for: $0) != nil }
      .map { measurement.measure($0) }
  }

  private func ordersToTry(_ workload: Workload, size: Int, program: String) -> [BuildOrder] {
    options.peerOrder == .declared
      ? [.asDeclared] : PeerTrial.orders(for: workload, size: size, program: program)
  }
}
