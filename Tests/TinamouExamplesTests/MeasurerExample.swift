import Tinamou

/// Measures texts in a font whose characters are all 8 points wide and whose lines are 16 high.
struct FixedWidthMeasurer: TextMeasuring {
  func measure(_ request: TextRequest) -> TextMeasurement {
    var lines = 1
    var widest = 0.0
    var width = 0.0
    var longestWord = 0.0
    for word in request.text.split(separator: " ") {
      let own = Double(word.count) * 8
      if width > 0, width + 8 + own > request.maximumWidth ?? .infinity {
        lines += 1
        width = own
      } else {
        width += (width > 0 ? 8 : 0) + own
      }
      widest = max(widest, width)
      longestWord = max(longestWord, own)
    }
    if request.maximumNumberOfLines > 0 { lines = min(lines, request.maximumNumberOfLines) }
    return TextMeasurement(
      size: Size(width: widest, height: Double(lines) * 16), firstBaseline: 12,
      lastBaseline: Double(lines) * 16 - 4, numberOfLines: lines, smallestWidth: longestWord,
      lineChanges: [])
  }
}

/// The frame of a label with eleven words in a column of 160 points.
func frameOfNote() throws -> Rect? {
  let root = LayoutView("root")
  let note = LayoutView("note", kind: .label)
  note.text = "one two three four five six seven eight nine ten eleven"
  note.numberOfLines = 0
  root.addSubview(note)
  try LayoutConstraint.activateAll {
    note.leading == root.leading
    note.top == root.top
    note.width == 160
  }
  let engine = LayoutEngine(root: root)
  engine.textMeasurer = FixedWidthMeasurer()
  return try engine.solve()[note]?.frame
}
