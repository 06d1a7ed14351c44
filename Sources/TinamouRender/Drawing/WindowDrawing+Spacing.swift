import TinamouLayout

extension WindowDrawing {
  /// Draws the distances of a view from its neighbours, right after the view: the style sheet shows
  /// them while the pointer is over it.
  func drawSpacing(
    _ gaps: [ViewSpacing.Gap], of view: WindowPicture.View, into writer: inout MarkupWriter
  ) {
    if gaps.isEmpty { return }
    let size = 10 * unit
    writer.begin(
      "g",
      [("class", "spacing"), ("font-size", PictureNumber.text(size))] + clipAttributes(of: view))
    let lines = gaps.map { gap in
      let ends = [gap.start, gap.end].map {
        PictureNumber.text($0.x) + " " + PictureNumber.text($0.y)
      }
      return "M\(ends[0])L\(ends[1])"
    }
    writer.empty("path", [("d", lines.joined())])
    for gap in gaps {
      let x = (gap.start.x + gap.end.x) / 2
      let y = (gap.start.y + gap.end.y) / 2
      writer.element(
        "text", [("x", PictureNumber.text(x)), ("y", PictureNumber.text(y + 0.35 * size))],
        text: PictureNumber.text(gap.length))
    }
    writer.end()
  }
}
