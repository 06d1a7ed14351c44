import TinamouTestSupport

/// Plays random scripts.
struct FuzzRun: Sendable {
  var seed: UInt64
  var count: Int
  /// The number of the first script.
  var first = 0
  /// The number of the only script to run; `nil` for all.
  var only: Int?
  var threadCount = 2
  /// The largest constants, which some rows have beside millionths in others; `nil` for the usual
  /// scripts.
  var largest: Double?

  /// The time limit for one script.
  var timeLimit = Duration.seconds(20)

  private static let chunkSize = 32

  struct Result: Sendable {
    var number: Int
    var report: ScriptReport
  }

  /// Returns the script of a number.
  func script(_ number: Int) -> EditScript {
    var generator = ScriptGenerator(seed: seed, stream: UInt64(number), largest: largest)
    return generator.makeScript()
  }

  /// Plays the script of a number.
  func result(_ number: Int) -> Result {
    Result(number: number, report: ScriptCheck.run(script(number), seed: seed))
  }

  /// Plays the scripts, several at a time; `receive` gets the results in ascending order.
  ///
  /// A script that does not end cannot be stopped: `overdue` receives its number and must not
  /// return.
  func run(
    overdue: @escaping @Sendable (Int) -> Never, receive: (Result) -> Void
  ) async {
    let watch = Watch()
    watch.watch(limit: timeLimit, overdue: overdue)
    let numbers = only.map { $0..<($0 + 1) } ?? first..<(first + count)
    var waiting: [Int: [Result]] = [:]
    var delivered = numbers.lowerBound
    await withTaskGroup(of: [Result].self) { group in
      var next = numbers.lowerBound
      func start() {
        if next >= numbers.upperBound { return }
        let chunk = next..<next + min(Self.chunkSize, numbers.upperBound - next)
        next = chunk.upperBound
        group.addTask {
          chunk.map { number in
            watch.start(number)
            defer { watch.end(number) }
            return DeathNotice.naming(number) { result(number) }
          }
        }
      }
      for _ in 0..<threadCount { start() }
      while let results = await group.next() {
        start()
        if let first = results.first { waiting[first.number] = results }
        while let ready = waiting.removeValue(forKey: delivered) {
          for result in ready { receive(result) }
          delivered += ready.count
        }
      }
    }
  }
}
