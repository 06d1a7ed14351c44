/// Finds the build orders that are fastest for a peer.
enum PeerTrial {
  /// The largest size that is tried; larger models use the orders found for this size.
  private static let largestSize = 100
  private static let rounds = 3

  /// All orders, the one with the fastest build first.
  static func orders(for workload: Workload, size: Int, program: String) -> [BuildOrder] {
    let benchmark = workload.makeCase(size: min(size, largestSize))
    var times: [(order: BuildOrder, time: UInt64)] = []
    var best = UInt64.max
    for order in BuildOrder.allCases {
      // An order that is much slower need not finish.
      let limit = best == .max ? 10 : max(0.5, 3e-9 * Double(best))
      let runner = PeerRunner(
        program: program, benchmark: benchmark, orders: [order], timeLimit: limit)
      let time = (0..<rounds).compactMap { _ in try? runner.time(.build, repetitions: 1) }.min()
      times.append((order, time ?? .max))
      best = min(best, time ?? .max)
    }
    // Sorting is stable, so that the result is the same where no order finishes.
    return times.sorted { $0.time < $1.time }.map(\.order)
  }
}
