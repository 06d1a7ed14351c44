import Testing
import TinamouCommand
import TinamouVerifyCommand

/// Programs from the literature, with their published optimum.
@Suite struct MPSTests {
  private let host = RecordingHost()

  private func run(_ name: String) async -> ExitCode {
    let folders = #filePath.split(separator: "/").dropLast()
    let path = "/" + folders.joined(separator: "/") + "/Fixtures/\(name).mps"
    return await VerifyTool(host: host).run(["--mps", path])
  }

  @Test(arguments: [
    ("wyndor", -36), ("beale", -1.25), ("klee-minty", 10000), ("ranges", -5),
  ])
  func `a program has the optimum that is told`(name: String, optimum: Double) async {
    #expect(await run(name) == .done)
    #expect(host.output == "objective \(optimum)\n")
  }

  @Test func `rows that cannot hold are printed, and no others`() async {
    #expect(await run("infeasible") == .done)
    #expect(
      host.output == """
        infeasible: these constraints cannot hold together:
          SUM: X + Y >= 4
          FIRST: X <= 1
          Y <= 2

        """)
  }

  @Test func `a file that is no program is invalid`() async {
    #expect(await run("no-such-file") == .invalidInput)
  }
}
