import Testing
import TinamouFormat

@Suite struct FileNameTests {
  @Test(
    arguments: [
      Array("a.json".utf8), Array("Größe 東京 👩‍👩‍👧.json".utf8), [0x61, 0xFF, 0x62], [0xC3],
      [0xE6, 0x9D],
      [0xED, 0xA0, 0x80], [0xC0, 0xAF], Array("\u{10FF41}".utf8), [],
    ] as [[UInt8]])
  func `turns into text and back`(_ bytes: [UInt8]) {
    #expect(FileName.bytes(FileName.text(bytes)) == bytes)
  }

  @Test func `of UTF-8 is that text`() {
    #expect(FileName.text(Array("Größe".utf8)) == "Größe")
  }

  @Test func `shows bytes that are no text as unknown characters`() {
    #expect(Terminal.printable(FileName.text([0x61, 0xFF, 0x1B])) == "a\u{FFFD}\u{FFFD}")
  }
}
