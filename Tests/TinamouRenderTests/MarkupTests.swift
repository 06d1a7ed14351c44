import Testing

@testable import TinamouRender

@Suite struct `Text in markup` {
  @Test func `has everything escaped that has a meaning`() {
    #expect(
      MarkupText.escaped(#"a<b> & "c" 'd'"#) == "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;")
    #expect(MarkupText.escaped("Größe ½ 日本 🪶") == "Größe ½ 日本 🪶")
  }

  @Test func `has what XML forbids replaced, and spaces for line breaks`() {
    #expect(
      MarkupText.escaped("a\u{0}b\u{1B}c\u{7F}d\u{85}e") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e")
    let nonCharacters = `Anything that a user may write`.nonCharacters
    #expect(MarkupText.escaped(nonCharacters) == String(repeating: "\u{FFFD}", count: 5))
    #expect(MarkupText.escaped("a\r\nb\tc") == "a  b c")
  }
}

@Suite struct `Numbers in pictures` {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (20.5, "20.5"), (100.0 / 3, "33.333"), (-0.0004, "0"), (1e-9, "0"),
      (1e7, "10000000"), (1e300, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"),
    ] as [(Double, String)])
  func `are the shortest to a thousandth`(_ value: Double, _ text: String) {
    #expect(PictureNumber.text(value) == text)
  }
}
