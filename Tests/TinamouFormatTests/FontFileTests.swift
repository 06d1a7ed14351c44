import Testing
import TinamouFormat
import TinamouLayout

/// A font of 1,000 units: A, B and V are 600, 650 and 620 wide, and A and V move together by 80.
@Suite struct `Fonts of a constraint file` {
  private static let probe = """
    "Probe-Regular": { "unitsPerEm": 1000, "ascent": 950, "descent": 250,
      "widths": [[32, 250], [65, 600, 650], [86, 620]], "kerning": { "AV": -80 } }
    """

  private func size(_ text: String, font: String = "Probe-Regular") throws -> Size? {
    try FileSnapshot(
      """
      { "tinamou": 1, "fonts": { \(Self.probe) },
        "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "text": "\(text)",
            "font": { "name": "\(font)", "size": 100 } }] },
        "constraints": ["a.leading == root.leading", "a.top == root.top"] }
      """
    ).frame("a")?.size
  }

  @Test(arguments: [("A", 60), ("AB", 125), ("BA A", 210), ("AV", 114), ("VA", 122)])
  func `texts are as wide as the tables say`(_ text: String, _ width: Double) throws {
    // Widths are rounded to 1/2048 of the size, kernings to 1/1024, and the whole up to a pixel.
    let size = try #require(try size(text))
    #expect(abs(size.width - width) <= 1)
    #expect(size.height == 120)
  }

  @Test func `a font without widths is a warning, once`() throws {
    let file = try ConstraintFile(
      SourceText(
        name: "a.json",
        text: """
          { "tinamou": 1, "fonts": { \(Self.probe) },
            "view": { "id": "root", "subviews": [
              { "id": "a", "kind": "label", "font": { "name": "Probe-Regular" } },
              { "id": "b", "kind": "label", "font": { "name": "Georgia-Bold" } },
              { "id": "c", "kind": "label", "font": { "name": "comic sans" } },
              { "id": "d", "kind": "label", "font": { "name": "comic sans" } } ] } }
          """))
    #expect(
      file.warnings.map(\.message).map { $0.prefix(35) } == ["the font 'comic sans' is not known:"])
    #expect(file.warnings.first?.severity == .warning)
    #expect(file.warnings.first?.span?.location.line == 6)
  }

  @Test func `the baseline is where the font has it`() throws {
    let snapshot = try FileSnapshot(
      """
      { "tinamou": 1, "fonts": { \(Self.probe) },
        "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "text": "A",
            "font": { "name": "Probe-Regular", "size": 100 } },
          { "id": "b", "intrinsicSize": [10, 10] }] },
        "constraints": ["a.leading == root.leading", "a.top == root.top",
          "b.leading == root.leading", "b.top == a.firstBaseline"] }
      """)
    #expect(snapshot.frame("b")?.minY == 95)
  }

  @Test func `other fonts are as without them`() throws {
    let without = SystemTextMeasurer().measure(
      TextRequest(text: "AV", font: .named("OpenSans", size: 100), displayScale: 2)
    ).size
    #expect(try size("AV", font: "OpenSans") == without)
  }

  @Test(
    arguments: [
      (#"[[65, 600], [-1, 600]]"#, "{}", "expected a number from 0 to"),
      (#"[[1114111, 1, 1]]"#, "{}", "expected the code of a character, then widths"),
      (#"[[65.5, 1]]"#, "{}", "expected the code of a character, then widths"),
      ("[]", #"{ "AVA": 1 }"#, "expected two characters"),
    ])
  func `a number that is no code, and a pair that is none, are refused`(
    _ widths: String, _ kerning: String, _ message: String
  ) {
    let messages = FileSnapshot.messages(
      """
      { "tinamou": 1, "view": { "id": "root" }, "fonts": { "F": {
        "unitsPerEm": 1, "ascent": 1, "descent": 0, "widths": \(widths), "kerning": \(kerning) } } }
      """)
    #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
  }

  @Test func `extreme numbers are measured as far as fonts go`() throws {
    let fonts = try FontTables.read(
      SourceText(
        name: "fonts.json",
        text: """
          { "F": { "unitsPerEm": 0.001, "ascent": 1e9, "descent": 1e9,
            "widths": [[65, 1e9]], "kerning": { "AA": -1e9 } } }
          """))
    let font = Font(textStyle: nil, pointSize: 10, tables: fonts["F"])
    let size = SystemTextMeasurer().measure(TextRequest(text: "AA", font: font, displayScale: 1))
      .size
    #expect(size.height == 320)
    #expect(size.width == 160)
  }

  @Test func `a file of fonts has nothing else`() {
    #expect(throws: ConstraintFileError.self) {
      try FontTables.read(SourceText(name: "fonts.json", text: #"{ "fonts": {} }"#))
    }
  }
}
