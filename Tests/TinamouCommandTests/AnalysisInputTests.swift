import Testing
import TinamouCommand

private let wide = """
  { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "title" } ] },
    "constraints": [ "title.left == root.left", "title.top == root.top", "title.height == 20",
                     "title.width == 500" ] }
  """

/// A chain of factors that no numbers can resolve.
private let unresolvable: String = {
  let ids = (0...34).map { "{ \"id\": \"v\($0)\" }" }.joined(separator: ", ")
  let chain = (0..<34).map { "\"v\($0 + 1).width == 1e9 * v\($0).width\"" }
    .joined(separator: ",\n")
  return """
    { "tinamou": 1, "view": { "id": "root", "subviews": [\(ids)] },
      "constraints": [ "v0.width == root.width",
    \(chain) ] }
    """
}()

@Suite struct `An input of the analysis` {
  @Test(arguments: ["--baseline", "--strings"])
  func `that cannot be read ends the check with 3`(option: String) {
    let host = MemoryHost(["wide.json": wide])
    #expect(host.run("check", "wide.json", option, "none") == .invalidInput)
    #expect(host.errors == "none: error[T802]: cannot be read: No such file or directory\n")
    #expect(host.output == "")
  }

  @Test func `that is no table of strings is reported with its place`() {
    let host = MemoryHost(["wide.json": wide, "texts.json": "{ \"a\": \"b\",\n  \"c\": 4 }"])
    #expect(host.run("check", "wide.json", "--strings", "texts.json") == .invalidInput)
    #expect(host.errors.hasPrefix("texts.json:2:8: error[T806]: expected a string\n"))
  }

  @Test(arguments: ["solve", "check", "fmt"])
  func `that is a folder without files ends with 3 and does not stop the others`(command: String) {
    let host = FolderHost(MemoryHost(["wide.json": wide]))
    let code = CommandLineTool(host: host).run([command, "empty", "wide.json"])
    #expect(code == .invalidInput)
    let reason = "empty: error[T802]: cannot be read: no constraint file is in this folder\n"
    #expect(host.base.errors.contains(reason))
    #expect(command == "fmt" ? !host.base.written.isEmpty : host.base.output.contains("wide.json"))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `may be a baseline with any line breaks`(lineBreak: String) throws {
    let host = MemoryHost(["wide.json": wide, "narrow.json": wide])
    let check = ["check", "wide.json", "narrow.json", "--matrix", "quick"]
    #expect(host.run(check + ["--write-baseline", "known.txt"]) == .done)
    let known = try #require(host.written.first?.text)
    #expect(known.split(separator: "\n").count > 1)
    host.files["known.txt"] = Array(known.replacing("\n", with: lineBreak).utf8)
    #expect(host.run(check + ["--strict", "--baseline", "known.txt"]) == .done)
  }

  @Test func `without an answer is named with the place`() {
    let host = MemoryHost(["bad.json": unresolvable, "wide.json": wide])
    let place = "bad.json:"
    for arguments in [
      ["check", "bad.json"], ["prove", "bad.json", "v0.width >= 0"],
      ["diff", "bad.json", "wide.json"], ["diff", "wide.json", "bad.json"],
    ] {
      #expect(host.run(arguments) == .undecided)
      let message = host.errors.split(separator: "\n").first { $0.contains("error[T502]") }
      #expect(message?.hasPrefix(place) == true, "\(message ?? "")")
      #expect(message?.hasPrefix("bad.json: ") == false, "\(message ?? "")")
      #expect(!host.errors.contains("wide.json"))
    }
    #expect(host.run("check", "bad.json", "--reporter", "json") == .undecided)
    #expect(host.output.contains("\"line\": "))
  }
}

@Suite struct `The windows of the analysis` {
  @Test(arguments: ["check", "prove", "diff"])
  func `that a device lacks are left out with a note`(command: String) {
    let host = MemoryHost(["wide.json": wide])
    let operands = [
      "check": ["wide.json"], "prove": ["wide.json", "title.width == 500"],
      "diff": ["wide.json", "wide.json"],
    ]
    let code = host.run(
      [command] + (operands[command] ?? []) + [
        "--device", "ipad-air-2", "--device", "iphone-14", "--orientation", "landscape", "--split",
        "1/2",
      ])
    #expect(code == .done)
    #expect(host.errors.hasPrefix("note: left out: iphone-14 has no window '1/2' in landscape"))
  }

  @Test(arguments: [
    ["check"], ["prove", "title.height == 20"], ["diff", "wide.json"],
  ])
  func `of a matrix that a system does not know are left out`(command: [String]) {
    let older = wide.replacing("\"tinamou\": 1,", with: "\"tinamou\": 1, \"system\": \"18\",")
    let host = MemoryHost(["wide.json": wide, "old.json": older])
    #expect(host.run(command + ["old.json", "--matrix", "standard"]) != .usage)
    #expect(!host.errors.contains("T502"))
    // What the command line names is an error.
    #expect(host.run(command + ["old.json", "--device", "iphone-duo"]) == .usage)
    #expect(host.errors.contains("iphone-duo needs iOS 27.1 or later, not 18"))
  }

  @Test func `have a device partly open for layouts that use folds, and in the full matrix`() {
    func file(_ more: String, expecting expected: String = "") -> String {
      """
      { "tinamou": 1, "expect": [ \(expected) ], "view": { "id": "root", "subviews": [
          { "id": "title", "kind": "label", "text": "Text", "allow": ["T303"] }, { "id": "box" } ] },
        "constraints": [ "title.left == root.left", "title.right == root.right",
                         "title.top == root.top", "title.height == root.height",
                         "box.top == root.top", "box.height == 0", "box.width == 0", "\(more)" ] }
      """
    }
    let files = [
      "plain.json": file("box.leading == root.leading"),
      "fold.json": file("box.leading == root.fold.leading"),
      "expected.json": file(
        "box.leading == root.leading", expecting: #""box.leading <= root.fold.leading""#),
      "conditional.json": file(
        "box.leading == root.leading",
        expecting: #"{ "when": { "fold": "active" }, "statement": "box.width == 0" }"#),
    ]
    func findsFold(_ arguments: String...) -> Bool {
      let host = MemoryHost(files)
      _ = host.run(["check"] + arguments)
      return host.output.contains("[T307]")
    }
    #expect(!findsFold("plain.json"))
    #expect(findsFold("plain.json", "--matrix", "full"))
    #expect(findsFold("plain.json", "--device", "iphone-duo", "--pose", "book"))
    for path in ["fold.json", "expected.json", "conditional.json"] {
      #expect(findsFold(path), "\(path)")
    }
  }

  @Test func `of a stream are those of a file`() {
    // A title across the fold of a layout without folds, and a set for a text size of no matrix.
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "title", "kind": "label", "text": "Text", "allow": ["T303"] } ] },
        "constraints": [ "HV:|[title]|" ],
        "sets": [ { "when": { "textSize": "XS" },
                    "constraints": [ "title.width >= 1" ] } ] }
      """
    let host = MemoryHost(["plain.json": text])
    host.input = Array(#"{"path": "plain.json"}"#.utf8)
    #expect(host.run("check", "--stream") == .done)
    #expect(host.output.contains("\"findings\": ["))
    #expect(!host.output.contains("T307") && !host.output.contains("T503"), "\(host.output)")
  }

  @Test func `of a matrix that a device lacks are left out with a note`() {
    let host = MemoryHost(["wide.json": wide])
    #expect(host.run("check", "wide.json", "--split", "1/2") == .done)
    #expect(host.errors.hasPrefix("note: left out: ipad-"))
    #expect(host.errors.contains(" more windows that their devices do not have\n"))
  }

  @Test func `are named with everything that distinguishes them`() {
    let host = MemoryHost(["wide.json": wide])
    let code = host.run(
      "check", "wide.json", "--size", "400x300", "--scale", "1", "--scale", "3", "--readable",
      "ios9")
    #expect(code == .done)
    #expect(
      host.output.contains(
        "in height 300, scale 1, readable ios9; height 300, scale 3, readable ios9"))
  }

  @Test func `of a request are checked as they are`() {
    let host = MemoryHost(["wide.json": wide])
    host.input = Array(#"{"path": "wide.json", "at": [{"size": [400, 300]}]}"#.utf8)
    #expect(host.run("check", "--stream") == .done)
    #expect(host.output.contains("{\"from\": 400, \"to\": 400, "))
    #expect(host.output.contains("\"configurations\": 1,"))
  }
}

@Suite struct `A comparison as a page` {
  private static func host() -> MemoryHost {
    MemoryHost(["old.json": wide, "new.json": wide.replacing("500", with: "510")])
  }

  @Test func `ends as the comparison without a page does`() {
    let host = Self.host()
    let page = ["--interactive", "-o", "page.html"]
    #expect(host.run(["diff", "old.json", "old.json"] + page) == .done)
    #expect(host.run(["diff", "old.json", "new.json"] + page) == .findings)
    #expect(host.run(["diff", "old.json", "new.json", "--tolerance", "10"] + page) == .done)
    #expect(host.written.count == 3)
    #expect(host.written.allSatisfy { $0.text.hasPrefix("<!DOCTYPE html>") })
  }

  @Test func `has the windows of the command line`() {
    let host = Self.host()
    let code = host.run(
      "diff", "old.json", "new.json", "--interactive", "--device", "ipad-air-2", "--device",
      "iphone-14", "--split", "1/3")
    #expect(code == .findings)
    #expect(host.output.contains("\"window\": \"iPad Air 9.7-inch, portrait 1/3\""))
    #expect(host.errors.hasPrefix("note: left out: iphone-14 has no window '1/3' in portrait"))
  }
}

/// A host with an empty folder.
private final class FolderHost: CommandHost {
  let base: MemoryHost

  init(_ base: MemoryHost) { self.base = base }

  func files(at path: String) throws(HostError) -> [String] {
    if path == "empty" { throw HostError("no constraint file is in this folder") }
    return [path]
  }
  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    if path == "empty" { throw HostError("Is a directory") }
    return try base.readFile(path)
  }
  func readStandardInput() throws(HostError) -> [UInt8] { try base.readStandardInput() }
  func readInput() throws(HostError) -> [UInt8] { try base.readInput() }
  func writeOutput(_ text: String) throws(HostError) { try base.writeOutput(text) }
  func writeError(_ text: String) { base.writeError(text) }
  func writeFile(_ path: String, _ text: String) throws(HostError) {
    try base.writeFile(path, text)
  }
  func pause(seconds: Double) -> Bool { base.pause(seconds: seconds) }
  func runSibling(_ name: String, arguments: [String]) -> Int32? { nil }
}
