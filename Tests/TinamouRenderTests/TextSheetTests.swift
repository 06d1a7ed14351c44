import Testing
import TinamouLayout

@testable import TinamouRender

@Suite struct `A sheet of texts` {
  private func preview() throws -> LayoutPreview {
    let sample = try SampleLayout()
    return LayoutPreview(
      title: "Sample", windows: [try sample.picture(.size(Size(width: 400, height: 300)))])
  }

  /// The baselines of the rows of a sheet: the letter alone, then the texts.
  private func baselines(_ sheet: TextSheet) throws -> [Double] {
    try MarkupElement.document(sheet.svg).all("text").map { try #require($0.number("y")) }
  }

  @Test func `has each text once, with a letter after it`() throws {
    let preview = try preview()
    let sheets = TextSheet.sheets(of: preview.textSamples)
    try #require(sheets.count == 1)
    let texts = try MarkupElement.document(sheets[0].svg).all("text")
    #expect(texts.first?.text == "I")
    #expect(texts.dropFirst().map(\.text) == preview.textSamples.map { $0.text + "I" })
    #expect(texts.last?.text == "GoI")
  }

  @Test(
    arguments: [
      // Outlines, and places of glyphs whose outlines are elsewhere.
      { (x: Double, y: Double) in
        "<path style=\"fill:red\" d=\"M 0 \(y - 5) L \(x) \(y) Z M 0 \(y) \"/>"
      },
      { (x: Double, y: Double) in "<use xlink:href=\"#glyph-0-1\" x=\"\(x)\" y=\"\(y)\"/>" },
    ] as [@Sendable (Double, Double) -> String])
  func `tells the width of a text from where the letter after it is`(
    _ drawn: @Sendable (Double, Double) -> String
  ) throws {
    let samples = try preview().textSamples
    let sheet = try #require(TextSheet.sheets(of: samples).first)
    let rows = try baselines(sheet)
    try #require(rows.count == samples.count + 1)
    let glyphs = "<svg><g id=\"glyph-0-1\"><path d=\"M 900 -8 L 1 0\"/></g>\n"
    // The letter alone ends at 3, and after a text of 40 + n points at 43 + n.
    let places = rows.enumerated().map { index, y in
      drawn(index == 0 ? 3 : 43 + Double(index), y)
    }
    let extents = sheet.extents(drawnIn: glyphs + places.joined(separator: "\n") + "</svg>")
    for (index, sample) in samples.enumerated() {
      #expect(extents[sample] == 0...41 + Double(index))
    }
  }

  @Test func `notices a letter that begins before its place`() throws {
    let samples = try preview().textSamples
    let sheet = try #require(TextSheet.sheets(of: samples).first)
    let rows = try baselines(sheet)
    let drawn = "<path d=\"M 3 \(rows[0])\"/><path d=\"M -1.5 \(rows[1]) L 53 \(rows[1])\"/>"
    #expect(sheet.extents(drawnIn: drawn) == [samples[0]: -1.5...50])
  }

  @Test(arguments: ["", "<svg/>", "no picture", "<path d=\"M 1\"/>", "<use x=\"a\" y=\"1e9\"/>"])
  func `tells nothing of what does not show its texts`(_ document: String) throws {
    let sheet = try #require(TextSheet.sheets(of: try preview().textSamples).first)
    #expect(sheet.extents(drawnIn: document) == [:])
  }

  @Test func `scales the texts of the preview to their measured widths`() throws {
    var preview = try preview()
    let measured = try MarkupElement.document(preview.svg).all("g", class: "texts")
    for sample in preview.textSamples { preview.textExtents[sample] = -2...198 }
    let scaled = try MarkupElement.document(preview.svg).all("g", class: "texts")
    let pairs = zip(measured.flatMap { $0.all("text") }, scaled.flatMap { $0.all("text") })
    var count = 0
    for (text, other) in pairs {
      count += 1
      let width = try #require(text.number("textLength"))
      #expect(other.number("textLength") == nil)
      let matrix = try #require(other.attributes["transform"]).dropFirst(7).dropLast()
        .split(separator: " ").compactMap { Double($0) }
      try #require(matrix.count == 6)
      #expect(abs(matrix[0] * 200 - width) < 0.001)
      #expect(matrix[1...3] == [0, 0, 1])
      // What begins 2 points before its place then begins at its place.
      let left =
        switch text.attributes["text-anchor"] {
        case "middle": try #require(text.number("x")) - width / 2
        default: try #require(text.number("x"))
        }
      #expect(abs(matrix[4] - 2 * matrix[0] - left) < 0.002)
      #expect(matrix[5] == text.number("y"))
    }
    #expect(count == preview.textSamples.count)
  }

  @Test func `takes no more rows than a renderer takes`() throws {
    let root = LayoutView("root")
    for index in 0..<1000 {
      let label = LayoutView("label\(index)", kind: .label)
      label.text = "text \(index)"
      root.addSubview(label)
    }
    let engine = LayoutEngine(root: root)
    let picture = WindowPicture(try engine.solve(), of: engine)
    let preview = LayoutPreview(title: "Many", windows: [picture])
    let sheets = TextSheet.sheets(of: preview.textSamples)
    #expect(sheets.count == 4)
    let texts = try sheets.flatMap { try MarkupElement.document($0.svg).all("text").dropFirst() }
    #expect(texts.count == 1000)
    for sheet in sheets {
      let height = try MarkupElement.document(sheet.svg).number("height")
      #expect(try #require(height) <= 32_000)
    }
  }
}
