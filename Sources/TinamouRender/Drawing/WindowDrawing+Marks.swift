import TinamouLayout

extension WindowDrawing {
  /// The largest number of badges at one view.
  private static let numbersAtView = 5

  /// Outlines the views of findings, with arrows along ambiguous axes and the finding's number.
  func drawMarks(on nameGrid: inout NameGrid, into writer: inout MarkupWriter) {
    if picture.findings.isEmpty { return }
    var frames: [LayoutItem.ID: Rect] = [:]
    for view in picture.views { frames[view.id] = view.frame }
    for guide in picture.guides { if let id = guide.id { frames[id] = guide.frame } }
    var counts: [LayoutItem.ID: Int] = [:]
    for (index, finding) in picture.findings.enumerated() {
      let name = FindingName(window: number, finding: index + 1)
      var isFirst = true
      for item in markedItems(of: finding) {
        guard let frame = frames[item] else { continue }
        var attributes: MarkupWriter.Attributes = [("class", "mark \(finding.kind.rawValue)")]
        attributes += MarkupWriter.attributes(frame)
        if isFirst { attributes.append(("id", name.mark)) }
        writer.empty("rect", attributes)
        isFirst = false
        drawArrows(of: finding, in: frame, into: &writer)
        let count = counts[item, default: 0]
        counts[item] = count + 1
        if index < Self.numberedFindings, count < Self.numbersAtView {
          let badge = badge(at: frame, offset: count, on: nameGrid)
          nameGrid.occupy(badge)
          writer.begin("a", [("href", "#" + name.sentence)])
          Self.drawBadge(index + 1, finding.kind, in: badge, into: &writer)
          writer.end()
        }
      }
    }
  }

  /// The items of a finding; the window itself only if there is no other.
  private func markedItems(of finding: WindowPicture.Finding) -> [LayoutItem.ID] {
    let inside = finding.items.filter { $0 != picture.views.first?.id }
    return inside.isEmpty ? finding.items : inside
  }

  /// Draws the number of a finding.
  static func drawBadge(
    _ number: Int, _ kind: WindowPicture.Finding.Kind, in rect: Rect,
    into writer: inout MarkupWriter
  ) {
    writer.empty(
      "circle",
      [
        ("class", "badge \(kind.rawValue)"), ("cx", PictureNumber.text(rect.midX)),
        ("cy", PictureNumber.text(rect.midY)), ("r", PictureNumber.text(rect.width / 2)),
      ])
    writer.element(
      "text",
      [
        ("class", "badge \(kind.rawValue)"), ("x", PictureNumber.text(rect.midX)),
        ("y", PictureNumber.text(rect.midY + 0.22 * rect.height)),
      ], text: String(number))
  }

  /// The place of a number at a corner of a view where it covers no text, inside the window if
  /// possible; otherwise at the upper right corner.
  private func badge(at frame: Rect, offset: Int, on nameGrid: NameGrid) -> Rect {
    let corner = corner(at: frame, offset: offset)
    let size = corner.size
    let below = min(frame.maxY, bounds.maxY) - size.height - unit
    let left = max(frame.minX, bounds.minX) + unit + Double(offset) * (size.width + unit)
    let places = [
      corner.origin, Point(x: corner.minX, y: below), Point(x: left, y: corner.minY),
      Point(x: left, y: below), Point(x: corner.minX, y: frame.minY - size.height - unit),
      Point(x: corner.minX, y: frame.maxY + unit),
    ]
    for place in places {
      if let room = nameGrid.room(for: size, at: place, maxX: place.x + size.width) { return room }
    }
    return corner
  }

  private func corner(at frame: Rect, offset: Int) -> Rect {
    let side = 16 * unit
    let right = min(frame.maxX, bounds.maxX) - Double(offset) * (side + unit)
    let x = max(right - side - unit, bounds.minX)
    let y = min(max(frame.minY, bounds.minY) + unit, max(bounds.maxY - side, bounds.minY))
    return Rect(x: x, y: y, width: side, height: side)
  }

  /// Draws double arrows through the middle of a view along its ambiguous axes.
  private func drawArrows(
    of finding: WindowPicture.Finding, in frame: Rect, into writer: inout MarkupWriter
  ) {
    let reach = 18 * unit
    let head = 4 * unit
    var paths: [String] = []
    func path(_ numbers: [(Double, Double)]) -> String {
      let points = numbers.map { PictureNumber.text($0.0) + " " + PictureNumber.text($0.1) }
      return "M" + points.joined(separator: "L")
    }
    let (x, y) = (frame.midX, frame.midY)
    if finding.open.contains(.left) || finding.open.contains(.width) {
      for side in [-reach, reach] {
        let tip = x + side
        let back = tip - (side < 0 ? -head : head)
        paths.append(path([(x, y), (tip, y)]))
        paths.append(path([(back, y - head), (tip, y), (back, y + head)]))
      }
    }
    if finding.open.contains(.top) || finding.open.contains(.height) {
      for side in [-reach, reach] {
        let tip = y + side
        let back = tip - (side < 0 ? -head : head)
        paths.append(path([(x, y), (x, tip)]))
        paths.append(path([(x - head, back), (x, tip), (x + head, back)]))
      }
    }
    if paths.isEmpty { return }
    writer.empty("path", [("class", "arrow \(finding.kind.rawValue)"), ("d", paths.joined())])
  }
}
