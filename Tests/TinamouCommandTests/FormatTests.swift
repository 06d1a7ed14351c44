import Foundation
import Testing
import TinamouCommand

@Suite struct `The command fmt` {
  private static let examples: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }()

  private func formatted(_ text: String, _ options: String...) -> String {
    let host = MemoryHost()
    host.input = Array(text.utf8)
    #expect(CommandLineTool(host: host).run(["fmt", "-"] + options) == .done, "\(host.errors)")
    return host.output
  }

  @Test func `puts each value of a long list on a line, and keeps short ones together`() {
    #expect(
      formatted("{\"a\":[1,2,\n3,],\"b\":{\"c\" : [ 1 , 2 ]},\n\n\n\"d\":{},\"e\":[]}")
        == """
        {
          "a": [
            1,
            2,
            3
          ],
          "b": { "c": [1, 2] },

          "d": {},
          "e": []
        }

        """)
  }

  @Test func `indents deep nesting only so far`() {
    let depth = 5000
    let text = formatted(
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    // Each bracket is on a line of at most 101 characters.
    #expect(text.utf8.count < 2 * depth * 102)
    #expect(formatted(text) == text)
  }

  @Test func `keeps comments where they are`() {
    let text = """
      // What it is.
      {
        // Before.
        "a": 1, // Beside.
        /* Both
           lines. */
        "b": [
          1 // Last.
        ]
        // After.
      }
      // The end.

      """
    #expect(formatted(text) == text)
    #expect(formatted(text, "--strict") == "{\n  \"a\": 1,\n  \"b\": [\n    1\n  ]\n}\n")
  }

  @Test func `puts a comma that stands after a comment before it`() {
    #expect(formatted("[\n1 // one\n, 2]") == "[\n  1, // one\n  2\n]\n")
  }

  @Test(arguments: [
    // A comment between a key and its colon comes after the colon.
    (
      "{ \"a\": 1,\n \"b\" // the root\n : { \"c\": 2 } }",
      "{\n  \"a\": 1,\n  \"b\": // the root\n  { \"c\": 2 }\n}\n"
    ),
    ("{\"a\" /* why */ : /* not */ 1}", "{\n  \"a\": /* why */ /* not */ 1\n}\n"),
    ("{\"a\"\n/* why */\n:\n1}", "{\n  \"a\":\n  /* why */\n  1\n}\n"),
    // The root begins a line of its own.
    ("/* Copyright */\n{}", "/* Copyright */\n{}\n"),
    ("\n/* Copyright */ /* Licence */ {}", "/* Copyright */\n/* Licence */\n{}\n"),
    ("/* Copyright */\n\n// Licence\n{}", "/* Copyright */\n\n// Licence\n{}\n"),
    // A line break is a line feed, whatever stands before it.
    ("[ // a\r\n1]\r\n", "[ // a\n  1\n]\n"),
    // A bracket in a comment begins no list.
    ("[\n// a [\n\n1]", "[\n  // a [\n\n  1\n]\n"),
  ])
  func `finds a place for every comment`(_ text: String, _ result: String) {
    #expect(formatted(text) == result)
    #expect(formatted(result) == result)
  }

  @Test func `leaves a carriage return in its comment`() {
    let text = "{ \"tinamou\": 1, // a\r\"junk\": 3,\n \"view\": { \"id\": \"root\" } }"
    #expect(
      formatted(text, "--strict") == """
        {
          "tinamou": 1,
          "view": { "id": "root" }
        }

        """)
    #expect(formatted(text).contains("1, // a\r\"junk\": 3,\n"))
  }

  @Test(arguments: examples)
  func `makes of an example what every program reads, with the same values`(
    _ path: String
  ) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let once = formatted(text)
    #expect(formatted(once) == once)
    let strict = formatted(text, "--strict")
    #expect(formatted(once, "--strict") == strict)
    // Foundation's parser takes neither comments nor commas after the last value.
    let object = try JSONSerialization.jsonObject(with: Data(strict.utf8))
    #expect((object as? [String: Any])?["tinamou"] as? Int == 1)
    // Both versions have the same layouts.
    let outputs = [text, strict].map { version in
      let host = MemoryHost(["a.json": version])
      #expect(host.run("solve", "a.json", "--format", "ndjson") != .invalidInput)
      return host.output.replacing(#/"at": "[^"]*"/#, with: "")
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test func `names the files that would change`() {
    let good = "{ \"tinamou\": 1 }\n"
    let host = MemoryHost(["good.json": good, "bad.json": "{\"tinamou\":1}"])
    #expect(host.run("fmt", "--check", "good.json", "bad.json") == .findings)
    #expect(host.output == "bad.json\n")
    #expect(host.run("fmt", "good.json", "bad.json") == .done)
    #expect(host.written.map(\.path) == ["bad.json"])
    #expect(host.files["bad.json"] == Array(good.utf8))
  }

  @Test func `leaves a file alone that is not JSON`() {
    let host = MemoryHost(["a.json": "{"])
    #expect(host.run("fmt", "a.json") == .invalidInput)
    #expect(host.errors.hasPrefix("a.json:1:1: error[T801]"))
    #expect(host.written.isEmpty)
  }
}
