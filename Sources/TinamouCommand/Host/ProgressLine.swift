/// A line on the terminal that says how far a command is, for as long as it takes.
struct ProgressLine {
  /// Nobody reads faster.
  private static var interval: Duration { .milliseconds(100) }

  private let host: any CommandHost
  private let total: Int
  private let noun: String
  private let hasTerminal: Bool
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var isShown = false

  /// Makes a line for so many things to do, which is not shown yet.
  ///
  /// - Parameter isBesideOutput: Whether results are written meanwhile. On a terminal they say
  ///   themselves how far the command is.
  init(_ host: any CommandHost, total: Int, noun: String, isBesideOutput: Bool = false) {
    self.host = host
    self.total = total
    self.noun = noun
    hasTerminal = host.errorIsTerminal && !(isBesideOutput && host.outputIsTerminal)
    last = clock.now
  }

  /// Says how many things are done, not too often.
  mutating func update(_ done: Int) {
    guard hasTerminal, clock.now - last >= Self.interval else { return }
    last = clock.now
    isShown = true
    host.writeError("\r\u{1B}[K\(done) of \(total) \(noun)")
  }

  /// Takes the line away, as before another message.
  mutating func clear() {
    if isShown { host.writeError("\r\u{1B}[K") }
    isShown = false
  }
}
