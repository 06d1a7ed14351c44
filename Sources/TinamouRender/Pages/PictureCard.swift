import TinamouLayout

/// A window in an SVG preview: caption, drawing and findings, one below the other.
struct PictureCard {
  private static let leastWidth = 300.0
  private static let titleSize = 15.0
  private static let textSize = 12.0
  private static let gap = 10.0
  private static let badge = 16.0
  private static let indent = 24.0
  /// How much wider the reader's font may be than the font for which lines are broken.
  private static let widening = 1.12

  let size: Size
  private let drawing: WindowDrawing
  private let caption: [(text: DrawnText, style: String)]
  private let captionHeight: Double
  private let findings: [(text: DrawnText, details: DrawnText?)]
  private let rest: DrawnText?

  init(_ picture: WindowPicture, number: Int, textExtents: [TextSample: ClosedRange<Double>]) {
    drawing = WindowDrawing(picture, number: number, textExtents: textExtents)
    let width = max(drawing.size.width, Self.leastWidth)
    caption = [
      (Self.text(picture.title, Self.titleSize, .semibold, width), "title"),
      (
        Self.text(picture.details.joined(separator: " · "), Self.textSize, .regular, width),
        "detail"
      ),
    ]
    captionHeight = caption.reduce(0) { $0 + $1.text.height } + Self.gap
    let listed = LayoutPreview.listed(picture.findings)
    findings = listed.findings.map { finding in
      let room = width - Self.indent
      let details = finding.details.joined(separator: "\n")
      return (
        Self.text(finding.sentence, Self.textSize, .regular, room),
        details.isEmpty ? nil : Self.text(details, Self.textSize, .regular, room)
      )
    }
    rest =
      listed.rest > 0 ? Self.text("and \(listed.rest) more", Self.textSize, .regular, width) : nil
    let legend = findings.reduce(0) { $0 + Self.height(of: $1) } + (rest?.height ?? 0)
    size = Size(
      width: width,
      height: captionHeight + drawing.size.height + (legend > 0 ? Self.gap + legend : 0))
  }

  private static func text(
    _ text: String, _ size: Double, _ weight: Font.Weight, _ width: Double
  ) -> DrawnText {
    DrawnText(text, font: .systemFont(ofSize: size, weight: weight), width: width / widening)
  }

  private static func height(of finding: (text: DrawnText, details: DrawnText?)) -> Double {
    max(finding.text.height + (finding.details?.height ?? 0), badge) + 6
  }

  /// Writes the card with its corner at a point.
  func draw(at origin: Point, into writer: inout MarkupWriter) {
    var y = origin.y
    writer.begin("g", [("class", "caption")])
    for (text, style) in caption {
      Self.draw(text, style, at: Point(x: origin.x, y: y), into: &writer)
      y += text.height
    }
    writer.end()
    y = origin.y + captionHeight
    drawing.draw(at: Point(x: origin.x, y: y), into: &writer)
    y += drawing.size.height + Self.gap
    guard !findings.isEmpty else { return }
    writer.begin("g", [("class", "findings")])
    for (index, finding) in findings.enumerated() {
      let name = FindingName(window: drawing.number, finding: index + 1)
      writer.begin("g", [("id", name.sentence)])
      drawFinding(index, finding, at: Point(x: origin.x, y: y), into: &writer)
      writer.end()
      y += Self.height(of: finding)
    }
    if let rest { Self.draw(rest, "detail", at: Point(x: origin.x, y: y), into: &writer) }
    writer.end()
  }

  private func drawFinding(
    _ index: Int, _ finding: (text: DrawnText, details: DrawnText?), at origin: Point,
    into writer: inout MarkupWriter
  ) {
    let badge = Rect(x: origin.x, y: origin.y, width: Self.badge, height: Self.badge)
    WindowDrawing.drawBadge(
      index + 1, drawing.picture.findings[index].kind, in: badge, into: &writer)
    let corner = Point(x: origin.x + Self.indent, y: origin.y)
    Self.draw(finding.text, "sentence", at: corner, into: &writer)
    if let details = finding.details {
      let below = Point(x: corner.x, y: corner.y + finding.text.height)
      Self.draw(details, "detail", at: below, into: &writer)
    }
  }

  static func draw(
    _ text: DrawnText, _ style: String, at origin: Point, into writer: inout MarkupWriter
  ) {
    for (index, line) in text.lines.enumerated() where !line.text.isEmpty {
      let y = origin.y + Double(index) * text.lineDistance + text.ascent
      writer.element(
        "text",
        [
          ("class", style), ("x", PictureNumber.text(origin.x)), ("y", PictureNumber.text(y)),
        ], text: line.text)
    }
  }
}
