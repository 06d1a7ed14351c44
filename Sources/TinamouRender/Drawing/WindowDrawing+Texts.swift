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
    for (index, line) in text.lines.enumerated() where !line.text.isEmpty {
      let lineTop = top + Double(index) * text.lineDistance
      var attributes: MarkupWriter.Attributes = [
        ("class", ViewFamily(view.kind).rawValue), ("x", PictureNumber.text(x)),
        ("y", PictureNumber.text(lineTop + text.ascent)),
        ("font-size", PictureNumber.text(text.pointSize)),
      ]
      if text.weight != .regular { attributes.append(("font-weight", text.weight.number)) }
      attributes += Self.attributes(of: line, alignment) + clipAttributes(of: view)
      writer.element("text", attributes, text: line.text)
      if index < Self.linesKeptFree {
        let left =
          switch alignment {
          case .left: x
          case .centre: x - line.inkWidth / 2
          case .right: x - line.inkWidth
          }
        // From the top of capitals to the baseline; names may cover descenders.
        let capitals = 0.72 * text.pointSize
        let rect = Rect(
          x: left, y: lineTop + text.ascent - capitals, width: line.inkWidth, height: capitals)
        nameGrid.occupy(view.clip.map(rect.intersection) ?? rect)
      }
    }
  }

  /// The attributes of a line, which has its measured width without spaces at the end, and the direction of its script.
  private static func attributes(
    of line: DrawnText.Line, _ alignment: Alignment
  ) -> MarkupWriter.Attributes {
    let isRightToLeft = line.text.beginsRightToLeft
    var attributes: MarkupWriter.Attributes = []
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
    return attributes
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
