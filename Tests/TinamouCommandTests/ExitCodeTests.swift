import Testing
import TinamouCommand

/// A command line and how the manual says that it ends.
struct CommandEnding: CustomTestStringConvertible {
  let code: ExitCode
  let arguments: [String]

  init(_ code: ExitCode, _ line: String) {
    self.code = code
    arguments = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
  }

  var testDescription: String { "\(code): \(arguments.joined(separator: " "))" }

  /// The files of these command lines.
  static let files = [
    "clean.json": file("\"title.width == 100\""),
    "wider.json": file("\"title.width == 120\""),
    "open.json": file(""),
    "conflict.json": file("\"title.width == 100\", \"title.width == 120\""),
    "off.json": file("\"title.width == 5000\""),
    "expect.json": file("\"title.width == 100\"", "\"expect\": [\"title.width == 99\"],"),
    "broken.json": "{ \"tinamou\": 1, ",
    "other.json": "{ \"name\": \"package\" }",
    "texts.json": "{ \"title\": 4 }",
    "program.mps": "NAME\nROWS\n N cost\n L row\nCOLUMNS\n x cost 1 row 1\nRHS\n r row 4\nENDATA\n",
  ]

  private static func file(_ constraints: String, _ more: String = "") -> String {
    let held = ["title.left == root.left", "title.top == root.top", "title.height == 20"]
    let all = held.map { "\"\($0)\"" } + (constraints.isEmpty ? [] : [constraints])
    return """
      { "tinamou": 1, \(more) "view": { "id": "root", "subviews": [ { "id": "title" } ] },
        "constraints": [ \(all.joined(separator: ", ")) ] }
      """
  }

  static let all = [
    CommandEnding(.done, "solve clean.json"),
    CommandEnding(.done, "solve open.json"),
    CommandEnding(.findings, "solve open.json --strict"),
    CommandEnding(.findings, "solve conflict.json"),
    CommandEnding(.invalidInput, "solve broken.json"),
    CommandEnding(.invalidInput, "solve missing.json"),
    CommandEnding(.invalidInput, "solve clean.json broken.json"),
    CommandEnding(.usage, "solve"),
    CommandEnding(.usage, "solve clean.json --size 0x0"),
    CommandEnding(.done, "check clean.json --matrix quick"),
    CommandEnding(.done, "check open.json --matrix quick"),
    CommandEnding(.findings, "check open.json --matrix quick --strict"),
    CommandEnding(.findings, "check conflict.json --matrix quick"),
    CommandEnding(.findings, "check expect.json --matrix quick"),
    CommandEnding(.done, "check off.json --size 400x400 --allow T302"),
    CommandEnding(.done, "check conflict.json --matrix quick --write-baseline known.txt"),
    CommandEnding(.invalidInput, "check clean.json broken.json --matrix quick"),
    CommandEnding(.invalidInput, "check clean.json --matrix quick --baseline texts.json"),
    CommandEnding(.invalidInput, "check clean.json --matrix quick --strings texts.json"),
    CommandEnding(.usage, "check clean.json --matrix most"),
    CommandEnding(.usage, "check clean.json --pictures out"),
    CommandEnding(.done, "prove clean.json title.width_==_100"),
    CommandEnding(.findings, "prove clean.json title.width_==_99"),
    CommandEnding(.findings, "prove expect.json"),
    CommandEnding(.usage, "prove clean.json"),
    CommandEnding(.usage, "prove clean.json tilte.width_==_99"),
    CommandEnding(.done, "explain clean.json title.width"),
    CommandEnding(.done, "explain clean.json --why-not title.width==99"),
    CommandEnding(.done, "explain T101"),
    CommandEnding(.usage, "explain T999"),
    CommandEnding(.done, "diff clean.json clean.json"),
    CommandEnding(.findings, "diff clean.json wider.json"),
    CommandEnding(.done, "diff clean.json wider.json --tolerance 20"),
    CommandEnding(.invalidInput, "diff clean.json other.json"),
    CommandEnding(.usage, "diff clean.json"),
    CommandEnding(.usage, "diff HEAD -- clean.json"),
    CommandEnding(.done, "preview clean.json --size 400x400"),
    CommandEnding(.done, "fmt clean.json"),
    CommandEnding(.findings, "fmt --check clean.json"),
    CommandEnding(.invalidInput, "fmt other.json"),
    CommandEnding(.done, "lp program.mps"),
    CommandEnding(.invalidInput, "lp missing.mps"),
    CommandEnding(.done, "devices iphone-14"),
    CommandEnding(.usage, "devices toaster"),
    CommandEnding(.usage, "chekc clean.json"),
    CommandEnding(.done, "--help"),
    CommandEnding(.usage, "completions csh"),
  ]
}

@Suite struct `Exit codes` {
  @Test(arguments: CommandEnding.all)
  func `are those of the manual`(ending: CommandEnding) {
    let host = MemoryHost(CommandEnding.files)
    #expect(host.run(ending.arguments) == ending.code, "\(host.errors)")
  }
}
