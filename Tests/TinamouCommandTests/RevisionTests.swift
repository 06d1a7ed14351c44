import Foundation
import Testing
import TinamouCommand

@Suite struct `A comparison with a revision` {
  private static func file(_ width: Int) -> String {
    """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "title" } ] },
      "constraints": [ "title.left == root.left", "title.top == root.top", "title.height == 20",
                       "title.width == \(width)" ] }
    """
  }

  private static let changes = "git diff --name-status --no-renames --relative -z"

  private func host() -> MemoryHost {
    let host = MemoryHost([
      "a.json": Self.file(120), "new.json": Self.file(9), "package.json": "{}",
    ])
    let outputs = [
      "git rev-parse --verify --quiet HEAD~1^{commit}": "1234\n",
      "git rev-parse --verify --quiet HEAD^{commit}": "5678\n",
      "git show HEAD~1:./a.json": Self.file(100), "git show HEAD:./a.json": Self.file(110),
      "git show HEAD~1:./old.json": Self.file(9), "git show HEAD~1:./package.json": "{ }",
      "\(Self.changes) HEAD~1 --":
        "M\0a.json\0A\0new.json\0D\0old.json\0M\0package.json\0M\0notes.txt\0",
      "\(Self.changes) HEAD~1 HEAD -- Layouts": "M\0a.json\0",
    ]
    host.programs["git"] = { arguments, _ in
      let line = (["git"] + arguments).joined(separator: " ")
      return outputs[line].map { ProgramResult(code: 0, output: $0) }
        ?? ProgramResult(code: 128, output: "")
    }
    host.folders = ["Layouts": ["Layouts/a.json"]]
    return host
  }

  @Test func `compares a file with what it was`() {
    let host = host()
    #expect(host.run("diff", "HEAD~1", "--", "a.json") == .findings)
    #expect(host.output.hasPrefix("HEAD~1:a.json and a.json: 1 view differs in 1 configuration\n"))
    #expect(host.output.contains("  title: width +20 at 320\n"))
  }

  @Test func `finds the layouts that changed, are new or are gone`() {
    let host = host()
    #expect(host.run("diff", "HEAD~1", "--") == .findings)
    #expect(host.output.contains("HEAD~1:a.json and a.json: 1 view differs"))
    #expect(host.output.contains("\n+ new.json\n- old.json\n"))
    #expect(!host.output.contains("package.json") && !host.output.contains("notes.txt"))
  }

  @Test func `compares two revisions`() {
    let host = host()
    #expect(host.run("diff", "HEAD~1", "HEAD", "--", "Layouts") == .findings)
    #expect(host.output.contains("HEAD~1:a.json and HEAD:a.json: 1 view differs"))
    #expect(host.output.contains("width +10"))
  }

  @Test func `of several files is one JSON document`() throws {
    let host = host()
    #expect(host.run("diff", "HEAD~1", "--format", "json", "--") == .findings)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(host.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "tinamou/differences-of-files/1")
    #expect(document["removed"] as? [String] == ["old.json"])
    #expect(document["added"] as? [String] == ["new.json"])
    let files = try #require(document["files"] as? [[String: Any]])
    #expect(files.map { $0["new"] as? String } == ["a.json"])
  }

  @Test func `of one changed file is the same kind of JSON document`() throws {
    let host = host()
    #expect(host.run("diff", "HEAD~1", "--format", "json", "--", "a.json") == .findings)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(host.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "tinamou/differences-of-files/1")
  }

  @Test func `without a difference is a JSON document, too`() throws {
    let host = MemoryHost()
    host.programs["git"] = { _, _ in ProgramResult(code: 0, output: "") }
    #expect(host.run("diff", "HEAD", "--format", "json", "--") == .done)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(host.output.utf8)) as? [String: Any])
    #expect((document["files"] as? [Any])?.isEmpty == true)
  }

  @Test func `reads each file once`() {
    let host = host()
    var lines: [String] = []
    let git = host.programs["git"]
    host.programs["git"] = { arguments, input in
      lines.append(arguments.joined(separator: " "))
      return git?(arguments, input) ?? ProgramResult(code: 1, output: "")
    }
    #expect(host.run("diff", "HEAD~1", "--") == .findings)
    #expect(lines.count { $0 == "show HEAD~1:./a.json" } == 1)
  }

  @Test func `names a revision or file that is missing`() {
    let host = host()
    #expect(host.run("diff", "HEAD~9", "--", "a.json") == .usage)
    #expect(host.errors.contains("there is no revision 'HEAD~9'"))
    for format in ["text", "json"] {
      #expect(host.run("diff", "HEAD~1", "--format", format, "--", "b.json") == .invalidInput)
      #expect(host.output.isEmpty)
    }
    #expect(host.errors.contains("HEAD~1:b.json: error[T802]: the revision has no such file"))
    #expect(MemoryHost().run("diff", "HEAD", "--") == .usage)
    #expect(host.run("diff", "HEAD~1", "--", "/elsewhere") == .usage)
    #expect(host.errors.contains("git refuses to compare /elsewhere"))
  }

  @Test func `keeps pictures of files apart whose names differ in a character`() {
    let host = host()
    host.files["a b.json"] = Array(Self.file(130).utf8)
    host.files["a-b.json"] = Array(Self.file(140).utf8)
    let git = host.programs["git"]
    host.programs["git"] = { arguments, input in
      arguments.first == "show"
        ? ProgramResult(code: 0, output: Self.file(100))
        : git?(arguments, input) ?? ProgramResult(code: 1, output: "")
    }
    _ = host.run(
      "diff", "HEAD~1", "--format", "markdown", "--pictures", "p", "--", "a b.json", "a-b.json")
    #expect(Set(host.written.map(\.path)).count == 2)
  }

  @Test func `shows pictures of the largest differences in Markdown`() {
    let host = host()
    let code = host.run(
      "diff", "HEAD~1", "--format", "markdown", "--pictures", "out", "--pictures-url",
      "https://example.org/p/", "--", "a.json")
    #expect(code == .findings)
    #expect(host.written.map(\.path) == ["out/a-json-title-292a413f.svg"])
    #expect(host.written.first?.text.contains("before: ") == true)
    #expect(
      host.output.contains("!['title' at 320](https://example.org/p/a-json-title-292a413f.svg)"))
  }
}

@Suite struct `A comment of a check` {
  @Test func `shows pictures of the three worst cases`() {
    let views = (0..<5).map { "{ \"id\": \"b\($0)\", \"kind\": \"button\" }" }
    let constraints = (0..<5).flatMap {
      [
        "\"b\($0).left == root.left\"", "\"b\($0).top == root.safeArea.top + \($0 * 50)\"",
        "\"b\($0).width == root.width - \(300 + 10 * $0)\"", "\"b\($0).height == 44\"",
      ]
    }
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views.joined(separator: ", ")) ] },
        "constraints": [ \((constraints + ["\"b4.width == 44\""]).joined(separator: ", ")) ] }
      """
    ])
    let code = host.run(
      "check", "a.json", "--matrix", "quick", "--reporter", "markdown", "--pictures", "p/")
    #expect(code == .findings)
    #expect(host.written.count == 3)
    #expect(host.written.first?.path.hasPrefix("p/a-json-T101-") == true)
    #expect(host.written.allSatisfy { $0.text.contains("<svg") })
    #expect(host.output.split(separator: "\n").count { $0.hasPrefix("![") } == 3)
    #expect(host.output.contains("](p/a-json-T101-"))
  }

  @Test func `ends with 5 if a picture cannot be written`() {
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "view": { "id": "root" }, "constraints": [ "root.width == 9" ] }
      """
    ])
    host.writablePaths = []
    let code = host.run(
      "check", "a.json", "--matrix", "quick", "--reporter", "markdown", "--pictures", "p")
    #expect(code == .internalError)
    #expect(host.errors.contains("cannot be written"))
    #expect(host.output.contains("T101"))
  }

  @Test func `keeps pictures apart of a view that is open in different attributes`() {
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "a.width == 50", "a.height == 50" ], "sets": [
          { "when": { "width": "compact" }, "constraints": [ "a.top == root.top" ] },
          { "when": { "width": "regular" }, "constraints": [ "a.left == root.left" ] } ] }
      """
    ])
    _ = host.run(
      "check", "a.json", "--matrix", "quick", "--reporter", "markdown", "--pictures", "p")
    #expect(host.written.count == 2)
    #expect(Set(host.written.map(\.path)).count == 2)
  }

  @Test func `fits into a comment`() {
    // Each label is too narrow for its text.
    let views = (0..<900).map {
      "{ \"id\": \"b\($0)\", \"kind\": \"label\", \"text\": \"Text\" }"
    }
    let constraints = (0..<900).flatMap {
      [
        "\"b\($0).left == root.left\"", "\"b\($0).top == root.top + \($0)\"",
        "\"b\($0).width == 5\"",
      ]
    }
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views.joined(separator: ", ")) ] },
        "constraints": [ \(constraints.joined(separator: ", ")) ] }
      """
    ])
    #expect(host.run("check", "a.json", "--size", "400x400", "--reporter", "markdown") == .done)
    #expect(host.output.utf8.count < 65_536)
    #expect(host.output.contains(" more\n"))
  }
}
