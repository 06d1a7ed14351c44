import TinamouLayout

extension WindowDrawing {
  /// Where the lines of a text begin.
  private struct Placement {
    let x: Double
    /// The value of `text-anchor`.
    let anchor: String
  }

  /// Lines of one view beyond these take no room from names.
  private static let linesOnBoard = 4
  /// The distance of a text from the sides of a field, in points; half of what a text field has.
  private static let fieldInset = 7.0

  /// The text of a view, centred between its upper and lower edge.
  ///
  /// Each line is as wide as it was measured, whatever font the reader has.
  func drawText(
    of view: WindowPicture.View, on board: inout NameBoard, into writer: inout MarkupWriter
  ) {
    guard let text = view.text, view.frame.width >= 1, view.frame.height >= 1 else { return }
    let placement = placement(of: view)
    let top = view.frame.midY - text.height / 2
    for (index, line) in text.lines.enumerated() where !line.text.isEmpty {
      let lineTop = top + Double(index) * text.lineDistance
      var attributes: MarkupWriter.Attributes = [
        ("class", ViewFamily(view.kind).rawValue),
        ("x", PictureNumber.text(placement.x)),
        ("y", PictureNumber.text(lineTop + text.ascent)),
        ("font-size", PictureNumber.text(text.pointSize)),
      ]
      if text.weight != .regular { attributes.append(("font-weight", text.weight.number)) }
      if placement.anchor != "start" { attributes.append(("text-anchor", placement.anchor)) }
      if view.isRightToLeft { attributes.append(("direction", "rtl")) }
      if line.width > 0 {
        attributes += [
          ("textLength", PictureNumber.text(line.width)), ("lengthAdjust", "spacingAndGlyphs"),
        ]
      }
      writer.element("text", attributes, text: line.text)
      if index < Self.linesOnBoard {
        board.take(
          Rect(
            x: left(of: line, at: placement, view), y: lineTop, width: line.width,
            height: text.pointSize))
      }
    }
  }

  private func placement(of view: WindowPicture.View) -> Placement {
    let frame = view.frame
    switch ViewFamily(view.kind) {
    case .text, .container, .image:
      return Placement(x: view.isRightToLeft ? frame.maxX : frame.minX, anchor: "start")
    case .input:
      let x = view.isRightToLeft ? frame.maxX - Self.fieldInset : frame.minX + Self.fieldInset
      return Placement(x: x, anchor: "start")
    case .button, .control, .bar: return Placement(x: frame.midX, anchor: "middle")
    }
  }

  private func left(
    of line: DrawnText.Line, at placement: Placement, _ view: WindowPicture.View
  ) -> Double {
    if placement.anchor == "middle" { return placement.x - line.width / 2 }
    return view.isRightToLeft ? placement.x - line.width : placement.x
  }
}

extension Font.Weight {
  /// The weight as CSS counts it.
  fileprivate var number: String {
    switch self {
    case .ultraLight: "100"
    case .thin: "200"
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }
}
