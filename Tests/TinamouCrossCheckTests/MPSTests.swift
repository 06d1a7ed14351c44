import Testing
import TinamouCommand
@testable import TinamouVerifyCommand

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
    ("names-with-spaces", 11),
  ])
  func `a program has the stated optimum`(name: String, optimum: Double) async {
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

  @Test func `a program without an optimum is called unbounded if GLPK agrees`() async {
    #expect(await run("unbounded") == .done)
    #expect(host.output == "unbounded\n")
  }

  @Test func `a file that is no program is invalid`() async {
    #expect(await run("no-such-file") == .invalidInput)
  }

  @Test func `lines can end as on any system`() throws {
    let lines = [
      "ROWS", " N COST", " G SUM", "COLUMNS", " X COST 1 SUM 2", "RHS", " R SUM 6", "ENDATA",
    ]
    for end in ["\n", "\r\n", "\r"] {
      let file = try MPSFile(lines.joined(separator: end))
      #expect(file.rows.map(\.lower) == [6])
      #expect(file.columns.map(\.cost) == [1])
    }
  }

  @Test(arguments: [
    ("", 1, "expected ENDATA"),
    ("ROWS\n N COST\nCOLUMNS\n", 4, "expected ENDATA"),
    ("ROWS\n N COST\nCOLUMNS\n X COST 1\n X SUM 2\nENDATA", 5, "no row 'SUM'"),
    (
      "ROWS\n N COST\nCOLUMNS\n X COST 1\nBOUNDS\n LO B X 1e30\nENDATA", 6,
      "no number satisfies this bound"
    ),
    ("ROWS\n N COST\nCOLUMNS\n X COST 1x\nENDATA", 4, "'1x' is not a number"),
    // Beyond the columns of the fixed format, in which the file is tried as well.
    (
      "ROWS\n N COST\nCOLUMNS\n\(String(repeating: " ", count: 62))X 1\nENDATA", 4,
      "no row 'X'"
    ),
  ])
  func `an error says where it is`(text: String, line: Int, message: String) {
    let failure = #expect(throws: MPSFile.Failure.self) { try MPSFile(text) }
    #expect(failure?.line == line)
    #expect(failure?.message == message)
  }
}
