import TinamouLayout

extension WindowDrawing {
  /// The length at which names are shortened, in characters.
  private static let longestName = 28
  /// How much wider the reader's font may be than the measured one.
  private static let widening = 1.12

  /// Draws the name of a view: inside at its upper left corner, otherwise beside it where there is
  /// room.
  func drawName(
    of view: WindowPicture.View, on nameGrid: inout NameGrid, into writer: inout MarkupWriter
  ) {
    let (name, size) = label(view.name)
    let frame = view.clip.map(view.frame.intersection) ?? view.frame
    if view.clip != nil, frame.width == 0 || frame.height == 0 { return }
    guard isInWindow(frame), let place = room(for: size, beside: frame, on: nameGrid) else {
      return
    }
    nameGrid.occupy(place)
    let style = view.isHidden ? "hidden" : ViewFamily(view.kind).rawValue
    draw(name, style, at: place, into: &writer)
  }

  /// Draws the name of a guide: inside at its lower edge.
  func drawName(
    of guide: WindowPicture.Guide, on nameGrid: inout NameGrid, into writer: inout MarkupWriter
  ) {
    let (name, size) = label(guide.name)
    let frame = guide.frame
    guard frame.width > 0, frame.height >= 0, isInWindow(frame) else { return }
    let y = frame.maxY - size.height - unit
    let left = frame.minX + 2 * unit
    let corner = Point(x: max(frame.maxX - size.width - 2 * unit, left), y: y)
    let place =
      nameGrid.room(for: size, at: corner, maxX: frame.maxX)
      ?? nameGrid.room(for: size, at: Point(x: left, y: y), maxX: frame.maxX)
      ?? nameGrid.room(for: size, at: Point(x: left, y: y - size.height), maxX: frame.maxX)
    guard let place else { return }
    nameGrid.occupy(place)
    draw(name, guide.role.rawValue, at: place, into: &writer)
  }

  private func label(_ name: String) -> (name: String, size: Size) {
    let shown =
      name.count > Self.longestName ? name.prefix(Self.longestName) + "…" : Substring(name)
    let line = DrawnText(
      String(shown), font: .systemFont(ofSize: Self.nameSize, weight: .medium),
      maximumNumberOfLines: 1)
    let width = line.lines.first?.width ?? 0
    return (
      line.lines.first?.text ?? "",
      Size(width: (width * Self.widening + 3) * unit, height: (Self.nameSize + 2) * unit)
    )
  }

  private func isInWindow(_ frame: Rect) -> Bool {
    frame.maxX > bounds.minX && frame.minX < bounds.maxX && frame.maxY > bounds.minY
      && frame.minY < bounds.maxY
  }

  private func room(for size: Size, beside frame: Rect, on nameGrid: NameGrid) -> Rect? {
    let left = max(frame.minX, bounds.minX) + unit
    let top = max(frame.minY, bounds.minY) + unit
    // Inside, on one of the first lines.
    for line in 0..<4 {
      let y = top + Double(line) * size.height
      guard y + size.height <= frame.maxY + unit else { break }
      let point = Point(x: left, y: y)
      if let place = nameGrid.room(for: size, at: point, maxX: frame.maxX) { return place }
    }
    // Above, below, beside.
    let places = [
      Point(x: left, y: frame.minY - size.height), Point(x: left, y: frame.maxY),
      Point(x: frame.maxX + unit, y: frame.midY - size.height / 2),
      Point(x: frame.minX - size.width - unit, y: frame.midY - size.height / 2),
    ]
    for point in places {
      if let place = nameGrid.room(for: size, at: point, maxX: point.x + size.width) {
        return place
      }
    }
    return nil
  }

  private func draw(
    _ name: String, _ style: String, at place: Rect, into writer: inout MarkupWriter
  ) {
    writer.element(
      "text",
      [
        ("class", style), ("x", PictureNumber.text(place.minX + unit)),
        ("y", PictureNumber.text(place.maxY - 3 * unit)),
      ], text: name)
  }
}
