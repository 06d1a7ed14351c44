import CLibrary
import Testing
import TinamouCommand
import TinamouTestSupport

@testable import TinamouVerifyCommand

@Suite struct VerifyToolTests {
  private let host = RecordingHost()

  private func run(_ arguments: String...) async -> ExitCode {
    await VerifyTool(host: host).run(arguments)
  }

  /// A file of the package, found from this file.
  private func example(_ name: String) -> String {
    let folders = #filePath.split(separator: "/").dropLast(3)
    return "/" + folders.joined(separator: "/") + "/Docs/Examples/\(name).json"
  }

  @Test(arguments: ["travelog", "readable-article", "sign-up-form"])
  func `every example agrees in every window of an iPad`(name: String) async {
    let code = await run(
      example(name), "--device", "ipad-air-2", "--orientation", "portrait", "--orientation",
      "landscape", "--split", "full", "--split", "1/3", "--split", "1/2", "--split", "slide-over")
    #expect(code == .done)
    let lines = host.output.split(separator: "\n")
    // 1/2 does not exist in portrait.
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.contains("agrees") })
  }

  @Test func `a conflict in a file is compared too`() async {
    let code = await run(fixture("conflict"), "--size", "320x480")
    #expect(code == .done)
    #expect(host.output.contains("agrees"))
  }

  @Test func `an unreadable file is said and ends with 3`() async {
    #expect(await run("no-such-file.json") == .invalidInput)
    #expect(host.errors.contains("no-such-file.json"))
    #expect(await run("--replay", "no-such-file.txt") == .invalidInput)
    #expect(await run("--replay", example("travelog")) == .invalidInput)
  }

  @Test(
    arguments: [
      [], ["--fuzz"], ["--fuzz", "0"], ["--fuzz", "x"], ["--fuzz", "1", "file.json"],
      ["--fuzz", "1", "--threads", "0"], ["--fuzz", "1", "--from", "-1"],
      ["--drift", "1", "--layout", "x"], ["file.json", "--seed", "1"], ["--nonsense"],
    ])
  func `a wrong command line ends with 2`(arguments: [String]) async {
    #expect(await VerifyTool(host: host).run(arguments) == .usage)
    #expect(host.errors.contains("tinamou-verify --help"))
  }

  @Test func `a run prints its distribution and is the same every time`() async {
    #expect(await run("--fuzz", "40", "--seed", "9") == .done)
    let other = RecordingHost()
    _ = await VerifyTool(host: other).run(["--fuzz", "40", "--seed", "9", "--threads", "1"])
    func counts(_ host: RecordingHost) -> [Substring] {
      host.output.split(separator: "\n").filter { !$0.contains("seconds") }
    }
    #expect(counts(host).prefix(2) == ["seed 9", "models 40"])
    #expect(counts(host) == counts(other))
  }

  @Test func `a run can begin with any script`() async {
    #expect(await run("--fuzz", "2", "--seed", "9", "--from", "2000") == .done)
    let other = RecordingHost()
    let tool = VerifyTool(host: other)
    _ = await tool.run(["--fuzz", "1", "--seed", "9", "--only", "2000"])
    _ = await tool.run(["--fuzz", "1", "--seed", "9", "--only", "2001"])
    func flushes(_ host: RecordingHost) -> Int {
      host.output.split(separator: "\n").filter { $0.hasPrefix("flushes") }
        .compactMap { Int($0.split { " ,".contains($0) }[1]) }.reduce(0, +)
    }
    #expect(flushes(host) > 0)
    #expect(flushes(host) == flushes(other))
  }

  @Test func `a script in which the process dies is named`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      DeathNotice.prepare()
      DeathNotice.naming(3080) { fatalError("in a check") }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("model 3080: the process dies\n"))
  }

  @Test(arguments: [
    "abandoned-parameter", "conflict-on-stale-value", "parameter-made-anew",
    "row-broken-while-queued", "tangle-of-conflicts", "pieces-of-an-inactive-parameter",
    "pieces-of-a-nearly-redundant-row", "slope-of-rounding", "derivation-of-a-stay",
    "fraction-in-exact-arithmetic", "multipliers-after-a-long-step", "pieces-of-a-broken-parameter",
    "conflict-of-rounding", "pieces-that-end-together", "amounts-that-cancel",
    "equalities-that-nearly-agree", "refused-with-a-removed-variable",
    "small-multiplier-that-decides", "small-multiplier-that-is-rounding",
    "multipliers-within-their-errors", "priorities-that-tie-but-for-rounding",
    "small-pivot-that-decides", "multipliers-computed-anew", "multipliers-of-a-restored-variable",
    "conflict-of-cancelled-terms", "rounding-in-two-composites", "pieces-of-a-fast-row",
    "soft-row-that-nearly-holds", "inequality-that-nearly-agrees", "repair-that-no-double-states",
    "small-multiplier-at-a-priority", "cost-that-falls-for-ever", "contradiction-of-exact-numbers",
    "multipliers-off-by-larger-ones", "pieces-at-a-small-contradiction", "kernel-gives-up",
    "contradiction-of-amplified-rounding", "zero-that-moves-others",
    "contradiction-within-tolerance",
  ])
  func `what was found once is played again`(name: String) async {
    #expect(await run("--replay", fixture(name, "txt")) == .done)
    #expect(host.output == "all agree\n")
  }

  @Test(arguments: [
    (78, [12312]),
    (82, [532]),
    (
      91,
      [
        788, 1165, 3919, 8417, 8738, 9822, 10601, 12000, 12715, 14934, 25488, 35188,
        35568, 36219, 48695,
      ]
    ),
    (92, [7994, 29603, 33989, 37587, 45805]),
    (2026326, [7682]),
    (7964651, [316, 19655, 20644, 27422, 30186, 31100, 33735, 54193, 55088, 64668]),
    (20261231, [86713]),
  ])
  func `random scripts in which something was found are played again`(
    seed: Int, models: [Int]
  ) async {
    for model in models {
      let path = fixture("RandomScripts/seed-\(seed)-model-\(model)", "txt")
      #expect(await run("--replay", path) == .done, "seed \(seed), model \(model)")
    }
  }

  /// With a limit of time alone, this took ten seconds.
  @Test func `a model in which GLPK cycles is compared in exact arithmetic at once`() throws {
    let bytes = try host.readFile(fixture("model-in-which-glpk-cycles", "txt"))
    let script = try #require(EditScript(text: String(decoding: bytes, as: UTF8.self)))
    let clock = ThreadClock()
    let start = try #require(clock.now)
    let report = ScriptCheck.run(script, seed: 0)
    #expect(report.finding == nil)
    #expect(report.inconclusive == nil)
    let end = try #require(clock.now)
    #expect(end - start < .seconds(2))
  }

  private func fixture(_ name: String, _ type: String = "json") -> String {
    let folders = #filePath.split(separator: "/").dropLast()
    return "/" + folders.joined(separator: "/") + "/Fixtures/\(name).\(type)"
  }
}
