import TinamouLayout

extension WindowDrawing {
  /// The point of a line that is placed, from left to right in any script.
  private enum Alignment {
    case left
    case centre
    case right
  }

  /// The number of lines of one view that keep names away; further lines do not.
  private static let linesKeptFree = 4
  /// The distance of a text from the sides of a field, in points; half of that in a text field.
  private static let fieldInset = 7.0

  /// Draws the text of a view, centred between its upper and lower edge.
  ///
  /// Each line has its measured width, whatever font the reader has.
  func drawText(
    of view: WindowPicture.View, on nameGrid: inout NameGrid, into writer: inout MarkupWriter
  ) {
    guard let text = view.text, view.frame.width >= 1, view.frame.height >= 1 else { return }
    let alignment = alignment(of: view)
    let x = place(of: alignment, in: view)
    let top = view.frame.midY - text.height / 2
    let style: MarkupWriter.Attributes =
      [("class", ViewFamily(view.kind).rawValue)]
      + TextSheet.fontAttributes(text.pointSize, text.weight)
    let clip = clipAttributes(of: view)
    for (index, line) in text.lines.enumerated() where !line.text.isEmpty {
      let lineTop = top + Double(index) * text.lineDistance
      let baseline = lineTop + text.ascent
      let left =
        switch alignment {
        case .left: x
        case .centre: x - line.inkWidth / 2
        case .right: x - line.inkWidth
        }
      if let extent = textExtents[TextSample(line, of: text)], line.inkWidth > 0 {
        let place = Point(x: left, y: baseline)
        drawScaled(line, from: extent, at: place, style, clip, into: &writer)
      } else {
        let place = Point(x: x, y: baseline)
        draw(line, alignment, at: place, style + clip, into: &writer)
      }
      if index < Self.linesKeptFree {
        // From the top of capitals to the baseline; names may cover descenders.
        let capitals = 0.72 * text.pointSize
        let rect = Rect(x: left, y: baseline - capitals, width: line.inkWidth, height: capitals)
        nameGrid.occupy(view.clip.map(rect.intersection) ?? rect)
      }
    }
  }

  /// Draws a line for renderers that give it its measured width without spaces at the end.
  private func draw(
    _ line: DrawnText.Line, _ alignment: Alignment, at place: Point,
    _ style: MarkupWriter.Attributes, into writer: inout MarkupWriter
  ) {
    let isRightToLeft = line.text.beginsRightToLeft
    var attributes: MarkupWriter.Attributes = [
      ("x", PictureNumber.text(place.x)), ("y", PictureNumber.text(place.y)),
    ]
    switch (alignment, isRightToLeft) {
    case (.left, false), (.right, true): break
    case (.left, true), (.right, false): attributes.append(("text-anchor", "end"))
    case (.centre, _): attributes.append(("text-anchor", "middle"))
    }
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    if line.inkWidth > 0 {
      attributes += [
        ("textLength", PictureNumber.text(line.inkWidth)), ("lengthAdjust", "spacingAndGlyphs"),
      ]
    }
    writer.element("text", attributes + style, text: line.text)
  }

  /// Draws a line, of which it is known how the renderer draws it, scaled to its measured width.
  ///
  /// It is placed by its left end: librsvg 2.54 does not scale the distances of `text-anchor` and
  /// `direction` along with the text.
  private func drawScaled(
    _ line: DrawnText.Line, from extent: ClosedRange<Double>, at place: Point,
    _ style: MarkupWriter.Attributes, _ clip: MarkupWriter.Attributes,
    into writer: inout MarkupWriter
  ) {
    // The area of a scroll view is in the coordinates of the window, which are not scaled.
    if !clip.isEmpty { writer.begin("g", clip) }
    let scale = line.inkWidth / (extent.upperBound - extent.lowerBound)
    let matrix =
      "matrix(\(NumberText.text(scale)) 0 0 1 "
      + "\(PictureNumber.text(place.x - extent.lowerBound * scale)) \(PictureNumber.text(place.y)))"
    let transform: MarkupWriter.Attributes = [("transform", matrix)]
    // U+2067 to U+2069: a part in the other direction.
    let text = line.text.beginsRightToLeft ? "\u{2067}\(line.text)\u{2069}" : line.text
    writer.element("text", transform + style, text: text)
    if !clip.isEmpty { writer.end() }
  }

  private func alignment(of view: WindowPicture.View) -> Alignment {
    switch ViewFamily(view.kind) {
    case .text, .container, .image, .input: view.isRightToLeft ? .right : .left
    case .button, .control, .bar: .centre
    }
  }

  private func place(of alignment: Alignment, in view: WindowPicture.View) -> Double {
    let inset = ViewFamily(view.kind) == .input ? Self.fieldInset : 0
    return switch alignment {
    case .left: view.frame.minX + inset
    case .centre: view.frame.midX
    case .right: view.frame.maxX - inset
    }
  }
}

extension String {
  /// Whether the first letter belongs to a right-to-left script.
  fileprivate var beginsRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
