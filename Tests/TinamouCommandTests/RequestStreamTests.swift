import Testing

@testable import TinamouCommand

@Suite struct `A stream of requests` {
  private static func request(_ id: Int) -> String {
    """
    {"id": \(id), "file": {"tinamou": 1, "view": {"id": "root", "subviews": [{"id": "a"}]}, \
    "constraints": ["a.left == root.left", "a.top == root.top", "a.height == 10", \
    "a.width == root.width - \(id % 97)"]}, "at": [{"size": [\(400 + id % 13), 300]}]}
    """
  }

  private static let wrong = [
    "{\"id\": 7, \"file\": {\"tinamou\": 1, \"view\": {\"id\": \"ro", "nonsense", "",
    "{\"id\": 7}", "[1, 2]", "{\"id\": 7, \"path\": \"nowhere.json\"}",
    "{\"id\": 7, \"file\": {\"tinamou\": 1}}", "\u{0}\u{1}\u{2}",
    "{\"id\": 7, \"path\": \"a.json\", \"at\": [{\"device\": \"no-such-device\"}]}",
    "{\"id\": 7, \"fiel\": {}}",
  ]

  private static func answers(_ lines: [String], _ arguments: String...) -> [String] {
    let host = MemoryHost()
    host.input = Array(lines.map { $0 + "\n" }.joined().utf8)
    #expect(CommandLineTool(host: host).run(arguments) == .done)
    return host.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  @Test func `answers 990 requests as if 10 wrong ones were not there`() {
    let right = (0..<990).map(Self.request)
    let expected = Self.answers(right, "solve", "--stream")
    #expect(expected.count == right.count)
    #expect(expected.enumerated().allSatisfy { $0.element.hasPrefix("{\"id\": \($0.offset), ") })
    #expect(expected[5].contains("{\"id\": \"a\", \"frame\": [0, 0, 400, 10]}"))
    var mixed: [String] = []
    for (index, line) in right.enumerated() {
      mixed.append(line)
      if index % 99 == 98 { mixed.append(Self.wrong[index / 99 % Self.wrong.count]) }
    }
    #expect(mixed.count == 1_000)
    for jobs in ["1", "3"] {
      let answers = Self.answers(mixed, "solve", "--stream", "--jobs", jobs)
      #expect(answers.count == mixed.count)
      #expect(answers.filter { !$0.contains("\"errors\": [") } == expected)
    }
  }

  @Test(arguments: wrong)
  func `tells what is wrong with a request`(line: String) {
    let answer = Self.answers([line], "solve", "--stream").first ?? ""
    #expect(answer.hasPrefix("{\"id\": "))
    #expect(answer.contains("\"message\": "))
    // The id of a request is read even if the rest is not valid.
    if line.hasPrefix("{\"id\": 7"), line.hasSuffix("}") {
      #expect(answer.hasPrefix("{\"id\": 7, "))
    }
  }

  @Test func `answers with findings`() {
    let file = """
      {"tinamou": 1, "view": {"id": "root", "subviews": [{"id": "a"}]}, "constraints": \
      ["a.left == root.left", "a.top == root.top", "a.height == 10", "a.width == 500"]}
      """
    let answers = Self.answers(
      ["{\"id\": \"x\", \"file\": \(file)}", "{\"id\": \"y\", \"file\": {}}"], "check", "--stream",
      "--matrix", "quick")
    #expect(answers[0].hasPrefix("{\"id\": \"x\", \"configurations\": 1, \"findings\": [{"))
    #expect(answers[0].contains("\"rule\": \"T302\""))
    #expect(answers[0].contains("\"to\": 500"))
    #expect(answers[1].hasPrefix("{\"id\": \"y\", \"errors\": [{"))
  }

  @Test(arguments: [
    // In the windows, in the file, and in the request itself.
    (#"{"id": "ü", "file": FILE, "at": [{"size": [400]}]}"#, "[400]"),
    (#"{"id": "ü", "at": [{"size": "big"}], "file": FILE}"#, "\"big\""),
    (#"{"id": "ü", "at": [], "file": {"tinamou": 1, "view": {"id": 7}}}"#, "7}}"),
    (#"{"id": "ü", "file": FILE, "path": 7}"#, "{\"id"),
    (#"{"path": 7, "id": "ü"}"#, "7"),
  ])
  func `gets the column in the line, wherever the error is`(line: String, part: String) throws {
    let line = line.replacing("FILE", with: #"{"tinamou": 1, "view": {"id": "root"}}"#)
    let place = try #require(line.firstRange(of: part)?.lowerBound)
    let column = line.distance(from: line.startIndex, to: place) + 1
    let answer = Self.answers([line], "solve", "--stream").first ?? ""
    #expect(answer.contains("\"line\": 1, \"column\": \(column), "), "\(answer)")
    #expect(answer.hasPrefix("{\"id\": \"ü\", "))
  }

  @Test func `cannot name standard input, which has the other requests`() {
    let lines = [#"{"id": 1, "path": "-"}"#, #"{"id": 2, "file": {}}"#]
    let answers = Self.answers(lines, "solve", "--stream")
    #expect(answers.count == 2)
    #expect(
      answers[0] == #"{"id": 1, "errors": [{"rule": "T806", "line": 1, "column": 19, "#
        + #""message": "standard input is the stream of requests"}]}"#)
    #expect(answers[1].hasPrefix("{\"id\": 2, "))
  }

  @Test(arguments: ["[1]", "{}", "true"])
  func `refuses an id that is no number and no string`(id: String) {
    let line = "{\"id\": \(id), \"file\": {\"tinamou\": 1, \"view\": {\"id\": \"root\"}}}"
    let answer = Self.answers([line], "solve", "--stream").first ?? ""
    #expect(
      answer == "{\"id\": null, \"errors\": [{\"rule\": \"T806\", \"line\": 1, \"column\": 8, "
        + "\"message\": \"expected a number or a string\"}]}")
  }

  @Test func `takes no file`() {
    let host = MemoryHost(["a.json": "{}"])
    #expect(host.run("solve", "--stream", "a.json") == .usage)
  }
}

@Suite struct `A reader of lines` {
  @Test func `gives lines as they come, whatever cuts them`() throws {
    var chunks = ["one\ntw", "o\n", "thr", "ee longer than ten\nfour", ""].map { Array($0.utf8) }
    var reader = LineReader(longestLine: 10)
    var lines: [[LineReader.Line]] = []
    while true {
      let next = try reader.next(atMost: 5) { () throws(HostError) in chunks.removeFirst() }
      if next.isEmpty { break }
      lines.append(next)
    }
    #expect(
      lines == [
        [.bytes(Array("one".utf8))], [.bytes(Array("two".utf8))], [.tooLong],
        [.bytes(Array("four".utf8))],
      ])
  }
}
