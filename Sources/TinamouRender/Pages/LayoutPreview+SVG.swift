import TinamouLayout

extension LayoutPreview {
  private static let edge = 28.0
  private static let gap = 36.0
  /// The width of a row of cards, unless one card is wider.
  private static let rowWidth = 2240.0

  /// The preview as an SVG document.
  public var svg: String {
    let cards = drawnWindows.enumerated().map {
      PictureCard($1, number: $0 + 1, textExtents: textExtents)
    }
    let heading = headingTexts
    let keyY = Self.edge + heading.reduce(0) { $0 + $1.text.height } + 12
    let top = isPlain ? keyY : keyY + 18 + Self.gap * 0.75
    let (places, extent) = Self.places(of: cards, top: top)
    // Whole pixels, because a browser that scales the picture to fit would blur every line.
    let width = max(extent.width, isPlain ? 0 : Self.edge * 2 + keyWidth).rounded(.up)
    let height = extent.height.rounded(.up)
    var writer = MarkupWriter()
    writer.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    writer.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "preview"),
        ("width", PictureNumber.text(width)), ("height", PictureNumber.text(height)),
        ("viewBox", "0 0 \(PictureNumber.text(width)) \(PictureNumber.text(height))"),
      ])
    writer.element("title", text: title)
    let plain = isPlain ? StyleSheet.plain : ""
    writer.line("<style>\n\(StyleSheet.drawing)\(StyleSheet.svg)\(plain)</style>")
    writer.empty("rect", [("class", "page"), ("width", "100%"), ("height", "100%")])
    var y = Self.edge
    for (text, style) in heading {
      PictureCard.draw(text, style, at: Point(x: Self.edge, y: y), into: &writer)
      y += text.height
    }
    if !isPlain { drawKey(at: Point(x: Self.edge, y: keyY), into: &writer) }
    for (card, place) in zip(cards, places) { card.draw(at: place, into: &writer) }
    writer.end()
    return writer.text
  }

  private var headingTexts: [(text: DrawnText, style: String)] {
    let name = DrawnText(
      title, font: .systemFont(ofSize: 22, weight: .bold), maximumNumberOfLines: 1)
    guard let subtitle else { return [(name, "heading")] }
    let second = DrawnText(subtitle, font: .systemFont(ofSize: 12), maximumNumberOfLines: 1)
    return [(name, "heading"), (second, "detail")]
  }

  /// The positions of cards in rows, and the size of the page.
  private static func places(
    of cards: [PictureCard], top: Double
  ) -> (places: [Point], extent: Size) {
    let limit = max(rowWidth, cards.map(\.size.width).max() ?? 0)
    var places: [Point] = []
    var row = (x: edge, y: top, height: 0.0)
    var right = edge
    for card in cards {
      if row.height > 0, row.x + card.size.width > edge + limit {
        row = (edge, row.y + row.height + gap, 0)
      }
      places.append(Point(x: row.x, y: row.y))
      right = max(right, row.x + card.size.width)
      row.x += card.size.width + gap
      row.height = max(row.height, card.size.height)
    }
    return (places, Size(width: right + edge, height: row.y + row.height + edge))
  }

  private static let swatch = Size(width: 24, height: 12)

  private static func keyEntryWidth(_ text: String) -> Double {
    let label = DrawnText(text, font: .systemFont(ofSize: 12))
    return swatch.width + 6 + (label.lines.first?.width ?? 0) * 1.12 + 20
  }

  private var keyWidth: Double { Self.key.reduce(0) { $0 + Self.keyEntryWidth($1.text) } }

  private func drawKey(at origin: Point, into writer: inout MarkupWriter) {
    writer.begin("g", [("class", "key")])
    var x = origin.x
    for (text, style) in Self.key {
      let rect = Rect(
        x: x, y: origin.y, width: Self.swatch.width, height: Self.swatch.height)
      writer.empty("rect", [("class", style)] + MarkupWriter.attributes(rect))
      writer.element(
        "text",
        [
          ("class", "detail"), ("x", PictureNumber.text(rect.maxX + 6)),
          ("y", PictureNumber.text(rect.maxY - 1.5)),
        ], text: text)
      x += Self.keyEntryWidth(text)
    }
    writer.end()
  }
}
