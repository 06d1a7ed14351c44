import TinamouTestSupport

/// Plays random scripts.
struct FuzzRun: Sendable {
  var seed: UInt64
  var count: Int
  /// Runs only the script of this number.
  var only: Int?
  var threadCount = 2

  struct Result: Sendable {
    var number: Int
    var report: ScriptReport
  }

  static func script(seed: UInt64, number: Int) -> EditScript {
    var generator = ScriptGenerator(seed: seed, stream: UInt64(number))
    return generator.makeScript()
  }

  static func run(seed: UInt64, number: Int) -> Result {
    let script = script(seed: seed, number: number)
    return Result(number: number, report: ScriptCheck.run(script, seed: seed))
  }

  /// Plays the scripts in order of number, several at a time; `receive` gets the results in order.
  func run(receive: (Result) -> Void) async {
    if let only { return receive(Self.run(seed: seed, number: only)) }
    let chunk = 32
    var waiting: [Int: [Result]] = [:]
    var delivered = 0
    await withTaskGroup(of: [Result].self) { group in
      var next = 0
      func start() {
        if next >= count { return }
        let numbers = next..<min(count, next + chunk)
        next += chunk
        let seed = seed
        group.addTask { numbers.map { Self.run(seed: seed, number: $0) } }
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
