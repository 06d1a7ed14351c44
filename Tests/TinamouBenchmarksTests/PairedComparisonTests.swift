import Testing

@testable import TinamouBenchmarks

/// A machine with noise in its times: a drift, a share of each timing, and occasional long
/// interruptions.
private final class NoisyMachine {
  private var state: UInt64
  private var drift = 1.0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// From 0 to 1.
  private func random() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }

  /// The time that a task takes that would take `time` on a quiet machine.
  private func time(_ quiet: Double) -> UInt64 {
    drift *= 0.97 + 0.06 * random()
    let disturbance = random() < 0.1 ? 3.0 : 1.0
    return UInt64(1e6 * quiet * drift * disturbance * (0.96 + 0.08 * random()))
  }

  /// Compares two things whose true ratio is known.
  func comparison(ratio: Double) -> PairedComparison {
    PairedBenchmark.compare { _ -> (old: () -> UInt64, new: () -> UInt64) in
      ({ self.time(1) }, { self.time(ratio) })
    }
  }
}

@Suite struct `The comparison of two runs` {
  @Test(arguments: UInt64(1)...20)
  func `finds no difference where there is none, on a noisy machine`(seed: UInt64) {
    let comparison = NoisyMachine(seed: seed).comparison(ratio: 1)
    #expect(comparison.verdict == .noDifference, "seed \(seed): \(comparison)")
  }

  @Test(arguments: UInt64(1)...20)
  func `finds a tenth more, and a tenth less, on a noisy machine`(seed: UInt64) {
    let machine = NoisyMachine(seed: seed)
    #expect(machine.comparison(ratio: 1.1).verdict == .slower, "seed \(seed)")
    #expect(machine.comparison(ratio: 0.9).verdict == .faster, "seed \(seed)")
  }

  @Test func `finds nothing in fewer than eleven pairs`() {
    let pairs = [(old: Double, new: Double)](repeating: (1, 2), count: 10)
    #expect(PairedComparison(pairs).verdict == .noDifference)
    #expect(PairedComparison(pairs + [(1, 2)]).verdict == .slower)
  }

  /// Real time on the machine of the test: sums of a number of terms.
  private static func time(_ count: Int) -> UInt64 {
    Clock.time {
      var sum = 0.0
      for index in 0..<count { sum += (Double(index) * 0.5).squareRoot() }
      withExtendedLifetime(sum) {}
    }
  }

  /// A tenth more is lost in the noise of a machine that runs all other tests at the same time.
  @Test func `finds twice the real work`() {
    let comparison = PairedBenchmark.compare { (_) -> (old: () -> UInt64, new: () -> UInt64) in
      ({ Self.time(40_000) }, { Self.time(80_000) })
    }
    #expect(comparison.verdict == .slower, "\(comparison)")
  }

  @Test func `finds no difference between a file and itself in 20 of 20 tries`() throws {
    let file = BenchmarkFile(
      path: "card.json",
      text: """
        { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
          "constraints": ["a.leading == root.margins.leading", "a.top == root.safeArea.top",
            "a.width == 0.5 * root.width", "a.height == a.width"] }
        """)
    for attempt in 1...20 {
      let comparison = try PairedBenchmark.compare(.splits, old: file, new: file)
      #expect(comparison.verdict == .noDifference, "try \(attempt): \(comparison)")
    }
  }
}

@Suite struct `The command bench` {
  private func run(_ arguments: String...) -> (BenchmarkCommand.ExitCode, String, [String]) {
    var text = ""
    var said: [String] = []
    let code = BenchmarkCommand.run(
      arguments: arguments, counter: nil, output: { text += $0 }, progress: { said.append($0) })
    return (code, text, said)
  }

  private static let file =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Docs/Examples/travelog.json"

  @Test func `measures the file alone, one line a script within 80 columns`() {
    let (code, text, said) = run(Self.file, "--samples", "1", "--budget", "10000")
    #expect(code == .done, "\(said)")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.first?.hasSuffix("p50 µs   p99 µs worst µs limit µs") == true)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("travelog.json ") })
    // The launch has no limit unless there is one for it.
    #expect(lines.dropFirst().prefix(2).allSatisfy { $0.hasSuffix("        -") })
    #expect(lines.dropFirst(3).allSatisfy { $0.hasSuffix("  met") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `ends with 1 if a budget is missed`() {
    #expect(run(Self.file, "--samples", "1", "--budget", "0", "--only", "keyboard").0 == .findings)
  }

  @Test func `tells a missing file with its place before it measures anything`() {
    let (code, text, said) = run("missing.json")
    #expect(code == .inputUnreadable)
    #expect(text == "")
    #expect(
      said == ["missing.json: error[T802]: cannot be read: No such file or directory\n"])
  }

  @Test(arguments: [[], ["solver"], ["layout"], ["transitions"]])
  func `has help for every kind`(_ kind: [String]) {
    var text = ""
    let code = BenchmarkCommand.run(
      arguments: kind + ["--help"], counter: nil, output: { text += $0 }, progress: { _ in })
    #expect(code == .done)
    #expect(text.lowercased().hasPrefix("usage: tinamou"))
    #expect(kind.isEmpty || text.contains("bench \(kind[0])"))
  }
}
