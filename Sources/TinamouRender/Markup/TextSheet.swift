import TinamouLayout

/// A line of text in one font, as it is drawn.
package struct TextSample: Hashable, Sendable {
  let text: String
  /// The size of the font, in points.
  let pointSize: Double
  let weight: Font.Weight

  init(_ line: DrawnText.Line, of text: DrawnText) {
    self.text = line.text
    pointSize = text.pointSize
    weight = text.weight
  }
}

/// A document that asks a renderer how wide it draws texts, each in a row of its own.
///
/// A renderer that does not heed `textLength`, such as librsvg, draws a text as wide as its own
/// font makes it. What it converts this document to, as SVG, has the outlines or places of its
/// glyphs, so a text can then be scaled to the width that was measured.
///
/// A letter ends each row. Its distance from the same letter alone in the first row is the
/// width of the text before it, whatever the shape of the letter.
package struct TextSheet {
  /// The longest side of a picture that librsvg converts, in pixels.
  private static let longestSide = 32_000.0
  /// The height of a row in sizes of its largest font: no glyph reaches into the next row.
  private static let rowSizes = 6.0
  private static let endingLetter = "I"

  private let samples: ArraySlice<TextSample>
  private let rowHeight: Double

  /// Makes the documents for some texts; each has as many rows as fit.
  package static func sheets(of samples: [TextSample]) -> [TextSheet] {
    let largest = samples.map(\.pointSize).max() ?? 0
    let rowHeight = max(largest, 10) * rowSizes
    // Two rows are for what is not in a row and for the letter alone.
    let count = Int(longestSide / rowHeight) - 2
    guard count > 0 else { return [] }
    return stride(from: 0, to: samples.count, by: count).map {
      TextSheet(samples: samples[$0..<min($0 + count, samples.count)], rowHeight: rowHeight)
    }
  }

  /// The document, as SVG.
  package var svg: String {
    var writer = MarkupWriter()
    writer.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", PictureNumber.text(Self.longestSide)),
        ("height", PictureNumber.text(rowHeight * Double(samples.count + 2))),
      ])
    writer.line("<style>\n\(StyleSheet.drawing)</style>")
    writer.begin("g", [("class", "texts")])
    writeRow(1, nil, into: &writer)
    for (index, sample) in samples.enumerated() { writeRow(index + 2, sample, into: &writer) }
    writer.end()
    writer.end()
    return writer.text
  }

  private func writeRow(_ row: Int, _ sample: TextSample?, into writer: inout MarkupWriter) {
    var attributes: MarkupWriter.Attributes = [
      ("y", PictureNumber.text((Double(row) + 0.5) * rowHeight))
    ]
    if let sample { attributes += Self.fontAttributes(sample.pointSize, sample.weight) }
    let letter: MarkupWriter.Attributes = [("font-size", "10"), ("font-weight", "400")]
    writer.element(
      "text", attributes, text: sample?.text ?? "", then: "tspan", letter, Self.endingLetter)
  }

  /// The attributes of a text in a font of the system.
  static func fontAttributes(
    _ pointSize: Double, _ weight: Font.Weight
  ) -> MarkupWriter.Attributes {
    let size: MarkupWriter.Attributes = [("font-size", PictureNumber.text(pointSize))]
    return weight == .regular ? size : size + [("font-weight", weight.number)]
  }

  /// From where to where the texts are drawn in what a renderer made of the document, in points;
  /// none that it does not show. A letter may begin before its place, such as a J.
  package func extents(drawnIn document: String) -> [TextSample: ClosedRange<Double>] {
    var extents: [Int: ClosedRange<Double>] = [:]
    for place in DrawnPlaces(document) where place.y >= rowHeight {
      let row = Int(min(place.y / rowHeight, Self.longestSide))
      let extent = extents[row] ?? 0...0
      extents[row] = min(extent.lowerBound, place.x)...max(extent.upperBound, place.x)
    }
    guard let letter = extents[1]?.upperBound else { return [:] }
    var found: [TextSample: ClosedRange<Double>] = [:]
    for (index, sample) in samples.enumerated() {
      guard let extent = extents[index + 2], extent.upperBound > letter else { continue }
      found[sample] = extent.lowerBound...extent.upperBound - letter
    }
    return found
  }
}
