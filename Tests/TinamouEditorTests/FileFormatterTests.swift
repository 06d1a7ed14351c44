import Testing
import TinamouFormat
import TinamouLayoutTestSupport

@testable import TinamouEditor

@Suite struct `Formatted files` {
  /// Random JSON with comments and white space between any two tokens.
  private struct RandomText {
    private static let scalars = [
      "1", "-2.5e3", "true", "null", "\"a // b\"", "\"q\\\"{\"", "[]", "{}",
    ]
    private static let gaps = [
      " ", "\n", "\n\n", "\t", "\r\n", "// c\n", "// d, { [\n", "// e\rf\r\n", "//\n", "/* g */",
      "/* h\n } */", "/**/",
    ]
    var generator: SeededGenerator

    mutating func file() -> String { gap() + value(0) + gap() }

    private mutating func gap() -> String {
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Self.gaps.randomElement(using: &generator) ?? ""
      }.joined()
    }

    private mutating func value(_ depth: Int) -> String {
      let kind = Int.random(in: 0...2, using: &generator)
      if depth > 3 || kind == 0 { return Self.scalars.randomElement(using: &generator) ?? "" }
      let parts = (0..<Int.random(in: 0...4, using: &generator)).map { index in
        let key = kind == 1 ? "\"k\(index)\"" + gap() + ":" + gap() : ""
        return gap() + key + value(depth + 1) + gap()
      }
      let comma = !parts.isEmpty && Bool.random(using: &generator) ? "," + gap() : ""
      let inside = parts.joined(separator: ",") + comma + (parts.isEmpty ? gap() : "")
      return kind == 1 ? "{\(inside)}" : "[\(inside)]"
    }
  }

  private func comments(_ source: SourceText) -> [String] {
    FormatterToken.tokens(of: source, withoutComments: false).filter(\.isComment).map {
      SourceSpan(source: source, range: $0.range).text
    }
  }

  @Test func `have the same content and comments, and do not change when formatted again`() throws {
    for seed in 0..<UInt64(500) {
      var random = RandomText(generator: SeededGenerator(seed: seed))
      let source = SourceText(name: "x", text: random.file())
      let text = try FileFormatter.format(source)
      let once = SourceText(name: "x", text: text)
      let context = "seed \(seed)"
      #expect(FileFormatter.keepsContent(text, of: source), "\(context)")
      #expect(comments(once) == comments(source), "\(context)")
      #expect(try FileFormatter.format(once) == text, "\(context)")
      let strict = try FileFormatter.format(source, isStrict: true)
      #expect(FileFormatter.keepsContent(strict, of: source), "\(context)")
    }
  }

  @Test(arguments: [
    "[1]", "{\"a\": [2]}", "{\"b\": [1]}", "{\"a\": 1}", "{\"a\": [1], \"b\": 1}", "{",
  ])
  func `with other content are recognised`(_ text: String) {
    let source = SourceText(name: "x", text: "{ \"a\": [1,], } // same")
    #expect(FileFormatter.keepsContent("{\"a\": [1]}", of: source))
    #expect(!FileFormatter.keepsContent(text, of: source))
  }
}
