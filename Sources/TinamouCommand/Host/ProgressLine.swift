/// A line on the terminal that shows the progress of a command while it runs.
struct ProgressLine {
  /// The interval between updates: people do not read faster.
  private static var interval: Duration { .milliseconds(100) }

  private let host: any CommandHost
  private let total: Int
  private let noun: String
  private let hasTerminal: Bool
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var isShown = false

  /// Makes a line for a number of tasks, which is not shown yet.
  ///
  /// - Parameters:
  ///   - host: The host with the terminal.
  ///   - total: The number of tasks.
  ///   - noun: The plural noun for the tasks.
  ///   - isBesideOutput: Whether results are written meanwhile. On a terminal, the results
  ///     themselves show the progress.
  init(_ host: any CommandHost, total: Int, noun: String, isBesideOutput: Bool = false) {
    self.host = host
    self.total = total
    self.noun = noun
    hasTerminal = host.errorIsTerminal && !(isBesideOutput && host.outputIsTerminal)
    last = clock.now
  }

  /// Shows how many tasks are done, at most once per interval.
  mutating func update(_ done: Int) {
    guard hasTerminal, clock.now - last >= Self.interval else { return }
    last = clock.now
    isShown = true
    host.writeError("\r\u{1B}[K\(done) of \(total) \(noun)")
  }

  /// Removes the line, for example before another message.
  mutating func clear() {
    if isShown { host.writeError("\r\u{1B}[K") }
    isShown = false
  }
}
