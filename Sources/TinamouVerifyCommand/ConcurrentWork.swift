/// Does work on several inputs at a time, and receives the results as they come.
///
/// Inputs are made when their turn comes, so there may be any number of them.
func forEachConcurrently<Input: Sendable, Output: Sendable>(
  _ inputs: some Sequence<Input>, atOnce count: Int,
  _ work: @escaping @Sendable (Input) -> Output, receive: (Output) -> Void
) async {
  await withTaskGroup(of: Output.self) { group in
    var waiting = inputs.makeIterator()
    func start() {
      if let input = waiting.next() { group.addTask { work(input) } }
    }
    for _ in 0..<count { start() }
    while let output = await group.next() {
      start()
      receive(output)
    }
  }
}

/// Seconds since a time, rounded to a tenth.
func secondsSince(_ start: ContinuousClock.Instant) -> Double {
  (((ContinuousClock.now - start) / .seconds(1)) * 10).rounded() / 10
}
