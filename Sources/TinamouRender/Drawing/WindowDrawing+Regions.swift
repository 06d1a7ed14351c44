import TinamouLayout

extension WindowDrawing {
  /// The diameter of a window control, and the distance between the middles of two, in points. They
  /// only make the corner recognizable.
  private static let control = (diameter: 12.0, distance: 18.0)

  /// Draws the fold of the window, and what covers it; nothing in a window without regions.
  func drawRegions(into writer: inout MarkupWriter) {
    if picture.regions.isEmpty { return }
    writer.begin("g", [("class", "regions")])
    for region in picture.regions {
      if region.isWindowControls {
        drawControls(in: region.frame, into: &writer)
      } else {
        draw(region, into: &writer)
      }
    }
    writer.end()
  }

  private func draw(_ region: ReservedRegion, into writer: inout MarkupWriter) {
    let style = "region \(region.kind.rawValue)" + (region.isActive ? "" : " inactive")
    var attributes: MarkupWriter.Attributes =
      [("class", style)] + MarkupWriter.attributes(region.frame)
    if region.name == "camera" || region.name == "innerCamera" {
      let radius = min(region.frame.width, region.frame.height) / 2
      attributes.append(("rx", PictureNumber.text(radius)))
    }
    writer.empty("rect", attributes)
    guard region.kind == .division else { return }
    let frame = region.frame
    let line =
      region.axis == .vertical
      ? [("M", frame.midX, frame.minY), ("L", frame.midX, frame.maxY)]
      : [("M", frame.minX, frame.midY), ("L", frame.maxX, frame.midY)]
    let path = line.map { command, x, y in
      "\(command)\(PictureNumber.text(x)) \(PictureNumber.text(y))"
    }
    writer.empty("path", [("class", style), ("d", path.joined())])
  }

  /// Draws the three controls of a window in the middle of their corner.
  private func drawControls(in corner: Rect, into writer: inout MarkupWriter) {
    for number in -1...1 {
      let x = corner.midX + Double(number) * Self.control.distance
      writer.empty(
        "circle",
        [
          ("class", "region occlusion"), ("cx", PictureNumber.text(x)),
          ("cy", PictureNumber.text(corner.midY)),
          ("r", PictureNumber.text(Self.control.diameter / 2)),
        ])
    }
  }
}
