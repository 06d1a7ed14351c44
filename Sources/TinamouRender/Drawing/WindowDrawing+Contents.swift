import TinamouLayout

extension WindowDrawing {
  /// Draws views, their texts, guides, marks and names, from back to front.
  func drawContents(into writer: inout MarkupWriter) {
    var nameGrid = NameGrid(bounds, unit: unit)
    occupyCorners(of: &nameGrid)
    writer.begin("g", [("class", "views")])
    let spacing = ViewSpacing(picture.views)
    for view in picture.views { draw(view, spacing.gaps(around: view), into: &writer) }
    writer.end()
    writer.begin("g", [("class", "texts")])
    for view in picture.views { drawText(of: view, on: &nameGrid, into: &writer) }
    writer.end()
    drawRegions(into: &writer)
    writer.begin("g", [("class", "guides")])
    for guide in picture.guides { draw(guide, into: &writer) }
    writer.end()
    writer.begin("g", [("class", "marks"), ("font-size", PictureNumber.text(10 * unit))])
    drawMarks(on: &nameGrid, into: &writer)
    writer.end()
    let nameSize = ("font-size" as StaticString, PictureNumber.text(Self.nameSize * unit))
    writer.begin("g", [("class", "names"), nameSize])
    for view in picture.views { drawName(of: view, on: &nameGrid, into: &writer) }
    writer.end()
    writer.begin("g", [("class", "guides names"), nameSize])
    for guide in picture.guides { drawName(of: guide, on: &nameGrid, into: &writer) }
    writer.end()
  }

  /// Keeps names out of the rounded corners of the screen.
  private func occupyCorners(of nameGrid: inout NameGrid) {
    guard let radius = picture.place.cornerRadius else { return }
    let screen = self.screen
    let step = 4.0
    for top in stride(from: 0, to: radius, by: step) {
      let depth = radius - (radius * radius - (radius - top) * (radius - top)).squareRoot()
      for y in [screen.minY + top, screen.maxY - top - step] {
        nameGrid.occupy(Rect(x: screen.minX, y: y, width: depth, height: step))
        nameGrid.occupy(Rect(x: screen.maxX - depth, y: y, width: depth, height: step))
      }
    }
  }

  private func draw(
    _ view: WindowPicture.View, _ gaps: [ViewSpacing.Gap], into writer: inout MarkupWriter
  ) {
    let family = ViewFamily(view.kind)
    var tooltip = [
      view.name, view.kind.rawValue + (view.isHidden ? ", hidden" : ""),
      PictureNumber.text(view.ownFrame),
    ]
    if view.ownFrame != view.frame {
      tooltip.append("in the window \(PictureNumber.text(view.frame))")
    }
    if let text = view.text?.lines.first?.text, !text.isEmpty { tooltip.append(text) }
    writer.element(
      "rect",
      [("class", "view " + (view.isHidden ? "hidden" : family.rawValue))]
        + MarkupWriter.attributes(view.frame) + clipAttributes(of: view), tooltip: tooltip)
    drawSpacing(gaps, of: view, into: &writer)
    if family == .image, !view.isHidden { drawCross(in: view, into: &writer) }
    drawControl(view, into: &writer)
  }

  /// Draws the two diagonals that represent an image.
  private func drawCross(in view: WindowPicture.View, into writer: inout MarkupWriter) {
    let frame = view.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let left = PictureNumber.text(frame.minX)
    let right = PictureNumber.text(frame.maxX)
    let top = PictureNumber.text(frame.minY)
    let bottom = PictureNumber.text(frame.maxY)
    writer.empty(
      "path",
      [
        ("class", "cross"),
        ("d", "M\(left) \(top)L\(right) \(bottom)M\(right) \(top)L\(left) \(bottom)"),
      ] + clipAttributes(of: view))
  }

  private func draw(_ guide: WindowPicture.Guide, into writer: inout MarkupWriter) {
    writer.element(
      "rect",
      [("class", "guide \(guide.role.rawValue)")] + MarkupWriter.attributes(guide.frame),
      tooltip: [guide.name, "in the window \(PictureNumber.text(guide.frame))"])
  }
}
