import Foundation
import Testing
import TinamouEditor

private let card = """
  {
    "tinamou": 1,
    "view": { "id": "root", "subviews": [ { "id": "card", "intrinsicSize": [40, 20] } ] },
    "constraints": ["card.leading == root.margins.leading", "V:|-[card]", "card.width == 0.5 * root.width"],
    "sets": [ { "when": { "view": "card", "width<": 100 }, "views": { "card": { "hidden": true } } } ],
    "at": [ { "size": [400, 300] } ]
  }
  """

/// The texts between an editor and the server, in memory.
private final class MemoryChannel: MessageChannel {
  var input: [UInt8] = []
  private(set) var output = ""

  /// Returns the input in parts, without regard to messages.
  func read() -> [UInt8]? {
    let part = Array(input.prefix(input.count / 2 + 1))
    input.removeFirst(part.count)
    return part
  }

  func write(_ text: String) -> Bool {
    output += text
    return true
  }
}

/// An editor that speaks with the server.
private final class ScriptedEditor {
  private let channel = MemoryChannel()
  private var lastID = 0

  /// Sends a notification.
  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request.
  func request(_ method: String, _ parameters: [String: Any] = [:]) throws {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
  }

  /// Sends a request about a place of the file.
  func request(
    _ method: String, line: Int, character: Int, _ more: [String: Any] = [:]
  ) throws {
    var parameters: [String: Any] = [
      "textDocument": ["uri": "file:///card.json"],
      "position": ["line": line, "character": character],
    ]
    parameters.merge(more) { $1 }
    try request(method, parameters)
  }

  func open(_ text: String) throws {
    try request("initialize")
    try notify("initialized", [:])
    try notify(
      "textDocument/didOpen", ["textDocument": ["uri": "file:///card.json", "text": text]])
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    channel.input += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Ends the conversation and returns what the server has sent.
  func messages() throws -> [[String: Any]] {
    try request("shutdown")
    try notify("exit", [:])
    #expect(LanguageServer(channel: channel).run() == .done)
    var rest = Data(channel.output.utf8)[...]
    var messages: [[String: Any]] = []
    while let range = rest.range(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<range.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.split(separator: " ").last ?? ""))
      let body = rest[range.upperBound..<range.upperBound + length]
      messages.append(try #require(JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = rest[(range.upperBound + length)...]
    }
    return messages
  }

  /// The result of the last request before the end.
  func result() throws -> Any? {
    let own = lastID
    return try messages().first { $0["id"] as? Int == own }?["result"]
  }

  /// The last diagnostics of the server.
  func diagnostics() throws -> [[String: Any]] {
    let last = try messages().last { $0["method"] as? String == "textDocument/publishDiagnostics" }
    return (last?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
  }
}

@Suite struct `The language server` {
  @Test func `says what it can do`() throws {
    let editor = ScriptedEditor()
    try editor.request("initialize")
    let result = try editor.result() as? [String: Any]
    let capabilities = result?["capabilities"] as? [String: Any]
    for name in [
      "hoverProvider", "definitionProvider", "referencesProvider", "documentHighlightProvider",
      "documentSymbolProvider", "documentFormattingProvider",
    ] {
      #expect(capabilities?[name] as? Bool == true)
    }
  }

  @Test func `shows nothing for a file that is right`() throws {
    let editor = ScriptedEditor()
    try editor.open(card)
    #expect(try editor.diagnostics().isEmpty)
  }

  @Test func `shows what is wrong at its place, until it is mended`() throws {
    let editor = ScriptedEditor()
    try editor.open(card.replacing("root.margins", with: "root.readableContentGuide"))
    let found = try editor.diagnostics()
    #expect(found.count == 1)
    #expect(found.first?["code"] as? String == "T809")
    #expect((found.first?["message"] as? String)?.hasSuffix("help: write 'readable'") == true)
    let start = (found.first?["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 3, "character": 40])

    let other = ScriptedEditor()
    try other.open("{")
    try other.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///card.json"], "contentChanges": [["text": card]]])
    #expect(try other.diagnostics().isEmpty)
  }

  @Test func `shows what layouts find`() throws {
    let editor = ScriptedEditor()
    try editor.open(card.replacing("\"V:|-[card]\", ", with: ""))
    let found = try editor.diagnostics()
    #expect(found.first?["code"] as? String == "T201")
    #expect(found.first?["severity"] as? Int == 2)
  }

  @Test(arguments: [
    // "ca|rd.leading", "card.lea|ding", "root.margins.lea|ding"
    (20, "card", true), (20, "leading", false), (25, "leading", true), (25, "margins", true),
    (25, "card", false), (49, "leading", true), (49, "margins", false),
  ])
  func `completes ids, guides and attributes`(
    _ character: Int, _ name: String, _ isThere: Bool
  ) throws {
    let editor = ScriptedEditor()
    try editor.open(card)
    try editor.request("textDocument/completion", line: 3, character: character)
    let items = try editor.result() as? [[String: Any]] ?? []
    #expect(items.contains { $0["label"] as? String == name } == isThere, "\(items)")
  }

  /// The texts of ranges of the card.
  private func texts(_ ranges: [Any?]) throws -> [String] {
    let lines = card.split(separator: "\n").map(Array.init)
    return try ranges.map { range in
      let range = try #require(range as? [String: [String: Int]])
      let (start, end) = (try #require(range["start"]), try #require(range["end"]))
      let line = try #require(start["line"])
      return String(lines[line][try #require(start["character"])..<(#require(end["character"]))])
    }
  }

  @Test(arguments: [
    // "card.leading == root.margins.leading"
    (20, 2, 49), (25, 2, 49), (36, 2, 19),
  ])
  func `finds the declaration of a name`(
    _ character: Int, _ line: Int, _ column: Int
  ) throws {
    let editor = ScriptedEditor()
    try editor.open(card)
    try editor.request("textDocument/definition", line: 3, character: character)
    let location = try editor.result() as? [String: Any]
    let start = (location?["range"] as? [String: [String: Int]])?["start"]
    #expect(start == ["line": line, "character": column])
  }

  @Test func `finds the uses of an id, and marks where it is declared`() throws {
    let editor = ScriptedEditor()
    try editor.open(card)
    try editor.request("textDocument/references", line: 2, character: 50)
    try editor.request("textDocument/documentHighlight", line: 2, character: 50)
    let results = try editor.messages().filter { $0["id"] != nil }.map { $0["result"] }
    let places = results[1] as? [[String: Any]] ?? []
    #expect(try texts(places.map { $0["range"] }) == Array(repeating: "card", count: 6))
    let kinds = (results[2] as? [[String: Any]] ?? []).map { $0["kind"] as? Int }
    #expect(kinds == [3, 2, 2, 2, 2, 2])
  }

  @Test func `lists views, sets and metrics`() throws {
    let editor = ScriptedEditor()
    try editor.open(
      card.replacing("\"tinamou\": 1,", with: "\"tinamou\": 1, \"metrics\": { \"gutter\": 8 },"))
    try editor.request("textDocument/documentSymbol", line: 0, character: 0)
    let symbols = try editor.result() as? [[String: Any]] ?? []
    #expect(symbols.map { $0["name"] as? String } == ["root", "card", "gutter"])
    #expect(symbols.map { $0["containerName"] as? String } == [nil, "root", nil])
  }

  @Test func `offers the change that the help describes`() throws {
    let editor = ScriptedEditor()
    try editor.open(card.replacing("card.leading", with: "card.leadng"))
    let position = ["line": 3, "character": 26]
    try editor.request(
      "textDocument/codeAction", line: 3, character: 26,
      ["range": ["start": position, "end": position], "context": ["diagnostics": []]])
    let actions = try editor.result() as? [[String: Any]] ?? []
    #expect(actions.map { $0["title"] as? String } == ["Write 'leading'"])
    let edit = actions.first?["edit"] as? [String: [String: [[String: Any]]]]
    #expect(edit?["changes"]?["file:///card.json"]?.first?["newText"] as? String == "leading")
  }

  @Test func `offers nothing where the help is a sentence`() throws {
    let editor = ScriptedEditor()
    try editor.open(card.replacing("card.leading", with: "card.width"))
    let position = ["line": 3, "character": 26]
    try editor.request(
      "textDocument/codeAction", line: 3, character: 26,
      ["range": ["start": position, "end": position], "context": ["diagnostics": []]])
    #expect((try editor.result() as? [Any])?.isEmpty == true)
  }

  @Test func `names the other constraints of a conflict with their places`() throws {
    let editor = ScriptedEditor()
    try editor.open(
      card.replacing(
        "\"card.width == 0.5 * root.width\"", with: "\"card.width == 1\", \"card.width == 2\""))
    let found = try editor.diagnostics()
    let related = found.first?["relatedInformation"] as? [[String: Any]] ?? []
    #expect(found.first?["code"] as? String == "T101")
    #expect(related.map { $0["message"] as? String } == ["with 'card.width == 1'"])
  }

  @Test(arguments: [
    ("file:///package.json", #"{ "name": "x" }"#, 0), ("file:///package.json", "{", 0),
    ("file:///x.tinamou.json", #"{ "name": "x" }"#, 2), ("file:///x.tinamou.json", "{", 1),
    ("file:///x.json", #"{ "tinamou": 1 }"#, 1),
  ])
  func `has nothing to say about other JSON files`(
    _ uri: String, _ text: String, _ count: Int
  ) throws {
    let editor = ScriptedEditor()
    try editor.notify("textDocument/didOpen", ["textDocument": ["uri": uri, "text": text]])
    #expect(try editor.diagnostics().count == count)
  }

  @Test func `says what can be renamed`() throws {
    let editor = ScriptedEditor()
    try editor.open(card)
    try editor.request("textDocument/prepareRename", line: 2, character: 50)
    #expect(try texts([try editor.result()]) == ["card"])
    let other = ScriptedEditor()
    try other.open(card)
    try other.request("textDocument/prepareRename", line: 3, character: 25)
    let answer = try other.messages().first { $0["error"] != nil }
    #expect(
      (answer?["error"] as? [String: Any])?["message"] as? String
        == "there is no id of a view here")
  }

  @Test func `completes in a file that is not finished`() throws {
    let editor = ScriptedEditor()
    try editor.open("{ \"view\": { \"id\": \"root\" },\n\"constraints\": [\"r")
    try editor.request("textDocument/completion", line: 1, character: 18)
    #expect((try editor.result() as? [[String: Any]])?.first?["label"] as? String == "root")
  }

  @Test(arguments: [
    (20, "`card`: x 20, y 0, 200 × 20 in 400x300"),
    (24, "`card.leading`: 20 in 400x300; the frame is x 20, y 0, 200 × 20"),
    (42, "`root.margins`: x 20, y 0, 360 × 300 in 400x300"),
  ])
  func `shows the solved value under the pointer`(_ character: Int, _ text: String) throws {
    let editor = ScriptedEditor()
    try editor.open(card)
    try editor.request("textDocument/hover", line: 3, character: character)
    let contents = (try editor.result() as? [String: Any])?["contents"] as? [String: Any]
    #expect(contents?["value"] as? String == text)
  }

  @Test func `renames an id everywhere`() throws {
    let editor = ScriptedEditor()
    try editor.open(card)
    try editor.request(
      "textDocument/rename", line: 2, character: 49, ["newName": "sheet"])
    let changes = (try editor.result() as? [String: Any])?["changes"] as? [String: Any]
    let edits = changes?["file:///card.json"] as? [[String: Any]] ?? []
    var lines = card.split(separator: "\n").map(Array.init)
    for edit in edits.reversed() {
      let range = edit["range"] as? [String: [String: Int]]
      let start = try #require(range?["start"])
      let end = try #require(range?["end"])
      let line = try #require(start["line"])
      let columns = try #require(start["character"])..<#require(end["character"])
      #expect(String(lines[line][columns]) == "card")
      lines[line].replaceSubrange(columns, with: Array("sheet"))
    }
    #expect(edits.count == 6)
    #expect(
      lines.map { String($0) }.joined(separator: "\n") == card.replacing("card", with: "sheet"))
  }

  @Test(arguments: [
    // An id in use, a metric, a name that needs backticks, no name.
    (1, 13, "b"), (1, 13, "m"), (1, 13, "a-b"), (1, 13, ""),
    // A view that a range of views names.
    (1, 13, "new"),
    // The pointer is on a text, a metric, the id of a constraint.
    (1, 79, "new"), (2, 72, "new"), (2, 83, "new"),
  ])
  func `renames nothing if the file would mean something else`(
    _ line: Int, _ character: Int, _ name: String
  ) throws {
    let editor = ScriptedEditor()
    try editor.open(
      """
      { "tinamou": 1, "metrics": { "m": 8, "b": 2 }, "view": { "id": "root", "subviews": [
        { "id": "item1" }, { "id": "item2" }, { "id": "b", "kind": "label", "text": "b" } ] },
        "constraints": [ "[item1..2]", { "constraint": "b.left == root.left + b", "id": "b" } ] }
      """)
    try editor.request("textDocument/rename", line: 2, character: 50, ["newName": "new"])
    try editor.request(
      "textDocument/rename", line: line, character: character, ["newName": name])
    let answers = try editor.messages().filter { $0["id"] != nil }
    #expect(answers[1]["result"] is [String: Any])
    #expect((answers[2]["error"] as? [String: Any])?["code"] as? Int == -32803)
  }

  @Test(arguments: [
    (26, "`badge.leading`: 80 in 400x300 rtl; the frame is x 20, y 0, 60 × 9"),
    (45, "`badge.trailing`: 20 in 400x300 rtl; the frame is x 20, y 0, 60 × 9"),
  ])
  func `shows leading and trailing edges from right to left`(
    _ character: Int, _ text: String
  ) throws {
    let editor = ScriptedEditor()
    try editor.open(
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "badge" } ] },
        "constraints": ["badge.leading == badge.trailing - 60", "badge.trailing == root.trailing - 20",
          "V:|[badge(9)]"], "at": [ { "size": [400, 300], "direction": "rtl" } ] }
      """)
    try editor.request("textDocument/hover", line: 1, character: character)
    let contents = (try editor.result() as? [String: Any])?["contents"] as? [String: Any]
    #expect(contents?["value"] as? String == text)
  }

  @Test func `formats`() throws {
    let editor = ScriptedEditor()
    try editor.open("{\"tinamou\":1,\n\"view\":{\"id\":\"root\"},}")
    try editor.request("textDocument/formatting", line: 0, character: 0)
    let edits = try editor.result() as? [[String: Any]]
    #expect(
      edits?.first?["newText"] as? String
        == "{\n  \"tinamou\": 1,\n  \"view\": { \"id\": \"root\" }\n}\n")
  }

  @Test func `refuses what it does not know, and ends when the input ends`() throws {
    let editor = ScriptedEditor()
    try editor.request("textDocument/declaration")
    let answer = try editor.messages().first
    #expect((answer?["error"] as? [String: Any])?["code"] as? Int == -32601)
    let channel = MemoryChannel()
    channel.input = Array("Content-Length: 99\r\n\r\n{".utf8)
    #expect(LanguageServer(channel: channel).run() == .done)
  }
}
