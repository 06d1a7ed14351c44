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
      [], ["--functions", "0"], ["--questions", "0"], ["--files", "0"], ["--functions", "1", "x"],
      ["--fuzz"],
      ["--fuzz", "0"],
      ["--fuzz", "x"], ["--fuzz", "1", "file.json"],
      ["--fuzz", "1", "--threads", "0"], ["--fuzz", "1", "--largest", "1e9"],
      ["--fuzz", "1", "--from", "-1"],
      ["--drift", "1", "--layout", "x"], ["file.json", "--seed", "1"], ["--nonsense"],
    ])
  func `a wrong command line ends with 2`(arguments: [String]) async {
    #expect(await VerifyTool(host: host).run(arguments) == .usage)
    #expect(host.errors.contains("tinamou-verify --help"))
  }

  @Test func `a run prints its distribution and is the same every time`() async {
    #expect(await run("--fuzz", "16", "--seed", "9") == .done)
    let other = RecordingHost()
    _ = await VerifyTool(host: other).run(["--fuzz", "16", "--seed", "9", "--threads", "1"])
    func counts(_ host: RecordingHost) -> [Substring] {
      host.output.split(separator: "\n").filter { !$0.contains("seconds") }
    }
    #expect(counts(host).prefix(2) == ["seed 9", "models 16"])
    #expect(counts(host) == counts(other))
  }

  @Test func `walks of random screens are compared with new layouts`() async {
    #expect(await run("--walks", "1", "--from", "3") == .done)
    #expect(host.output.hasPrefix("1 walks, 0 faults, "))
    #expect(host.errors.isEmpty)
  }

  @Test func `functions of random files are checked one by one`() async {
    #expect(await run("--functions", "1", "--from", "3") == .done)
    #expect(host.output.hasPrefix("layout functions of 3 files, 0 faults, "))
    #expect(host.errors.isEmpty)
  }

  @Test func `random files are laid out in windows of any order`() async {
    #expect(await run("--files", "2", "--from", "3") == .done)
    #expect(host.output.hasPrefix("2 files, 0 faults, 0 undecided, "))
    #expect(host.errors.isEmpty)
  }

  @Test func `advice of random forms is followed`() async {
    #expect(await run("--questions", "2", "--from", "3") == .done)
    #expect(host.output.hasPrefix("2 questions, 0 faults, "))
    #expect(host.errors.isEmpty)
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

  // `make replay` plays all fixtures in release.
  @Test func `what was found once is played again`() async {
    let paths = ["abandoned-parameter", "conflict-on-stale-value"].map { fixture($0, "txt") }
    #expect(await run("--replay", paths[0], paths[1]) == .done)
    #expect(host.output == "all 2 agree\n")
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
