/// The heights of the lines of a text, each that of the highest fonts on it.
///
/// What a paragraph adds to a line, or takes off, is at its top.
struct LineHeights {
  /// The distance from the top of the text to the bottom of each line, in points.
  private(set) var bottoms: [Double] = []
  /// The distance from the top of the text to the baseline of each line, in points.
  private(set) var baselines: [Double] = []

  /// Computes the heights of the lines of a text that was shaped with attributes.
  ///
  /// - Complexity: O(number of lines and parts).
  init(
    of text: ShapedText, endingAt ends: some Sequence<ShapedText.LineEnd>,
    _ attributes: TextAttributes
  ) {
    let extents = text.extents
    var first = 0
    var start = 0
    var bottom = 0.0
    var space = 0.0
    for end in ends {
      while first + 1 < extents.count, extents[first + 1].start <= start { first += 1 }
      var line = extents.isEmpty ? ShapedText.LineExtent() : extents[first].extent
      for (begin, extent) in extents[first...].dropFirst() {
        if begin >= max(end.index, start + 1) { break }
        line.ascent = max(line.ascent, extent.ascent)
        line.descent = max(line.descent, extent.descent)
        line.leading = max(line.leading, extent.leading)
      }
      let leading = bottoms.isEmpty ? 0 : line.leading
      bottom += space + attributes.height(ofLine: line.ascent + line.descent + leading)
      bottoms.append(bottom)
      baselines.append(bottom - line.descent)
      start = end.index
      space = attributes.lineSpacing + (end.endsParagraph ? attributes.paragraphSpacing : 0)
    }
  }
}
