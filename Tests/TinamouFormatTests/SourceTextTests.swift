import Testing
import TinamouLayout

@testable import TinamouFormat
import TinamouLayoutTestSupport

@Suite struct `Places in source texts` {
  @Test func `are lines and characters from one`() {
    let text = SourceText(name: "x", text: "ab\r\nc\u{e9}d\te\u{301}f\n\ng")
    let places = Array("bdfg").map { character in
      text.location(of: text.bytes.firstIndex(of: character.asciiValue ?? 0) ?? 0).description
    }
    #expect(places == ["x:1:2", "x:2:3", "x:2:6", "x:4:1"])
    #expect(text.location(of: 1_000).description == "x:4:2")
  }

  @Test func `are right in long lines`() {
    var generator = SeededGenerator(seed: 3)
    let letters = Array("abc \u{e9}\u{1F600}\u{4E2D}\",")
    var line = ""
    var starts: [Int] = []
    for _ in 0..<20_000 {
      starts.append(line.utf8.count)
      line.append(letters.randomElement(using: &generator) ?? "a")
    }
    let text = SourceText(name: "x", text: "first\n" + line + "\nlast")
    for index in stride(from: 0, to: starts.count, by: 61) {
      let location = text.location(of: 6 + starts[index])
      #expect(location.line == 2 && location.column == index + 1)
    }
    #expect(text.location(of: text.bytes.count - 1).description == "x:3:4")
  }

  @Test func `show no control characters of the file`() {
    let text = SourceText(name: "x", text: "a\u{1b}[31mb\u{7}\tc")
    let diagnostic = Diagnostic(
      .syntax, "un\u{1b}expected\nwords", at: SourceSpan(source: text, range: 7..<8))
    #expect(
      diagnostic.rendered == """
        x:1:8: error[T801]: un\u{FFFD}expected\u{FFFD}words
         1 | a\u{FFFD}[31mb\u{FFFD}\tc
           |        ^

        """)
  }
}
