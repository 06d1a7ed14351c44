import TinamouEnvironment

/// The heights of the lines of a text, each that of the highest fonts on it.
///
/// What a paragraph adds to a line, or takes off, is at its top.
struct LineHeights {
  /// A font of the text.
  private struct RunFont {
    /// The index of its first character in ``ShapedText/advances``.
    let start: Int
    let ascent: Double
    let descent: Double
    /// The space between two lines of the font.
    let leading: Double

    init(
      _ font: Font, _ category: ContentSizeCategory, start: Int,
      image: TextAttributes.Image? = nil
    ) {
      let size = font.validPointSize(for: category)
      let face = font.face
      self.start = start
      let ascent = face.ascent * size
      self.ascent = max(ascent, image?.ascent ?? 0)
      descent = max(face.lineHeight * size - ascent, image?.descent ?? 0)
      leading = font.validLineDistance(for: category) - face.lineHeight * size
    }
  }

  /// The distance from the top of the text to the bottom of each line, in points.
  private(set) var bottoms: [Double] = []
  /// The distance from the top of the text to the baseline of each line, in points.
  private(set) var baselines: [Double] = []

  /// Computes the heights of the lines of a shaped text.
  init(
    of text: ShapedText, endingAt ends: some Sequence<ShapedText.LineEnd>, _ font: Font,
    _ attributes: TextAttributes, _ category: ContentSizeCategory
  ) {
    var fonts = [RunFont(font, category, start: 0)]
    for (run, start) in zip(attributes.runs, text.runStarts) {
      // A part without characters does not count.
      if let last = fonts.last, last.start == start { fonts.removeLast() }
      fonts.append(RunFont(run.font, category, start: start, image: run.image))
    }
    var first = 0
    var start = 0
    var bottom = 0.0
    var space = 0.0
    for end in ends {
      while first + 1 < fonts.count, fonts[first + 1].start <= start { first += 1 }
      let onLine = fonts[first...].prefix { $0.start < max(end.index, start + 1) }
      let ascent = onLine.lazy.map(\.ascent).max() ?? 0
      let descent = onLine.lazy.map(\.descent).max() ?? 0
      let leading = onLine.lazy.map(\.leading).max() ?? 0
      let isFirst = bottoms.isEmpty
      bottom += space + attributes.height(ofLine: ascent + descent + (isFirst ? 0 : leading))
      bottoms.append(bottom)
      baselines.append(bottom - descent)
      start = end.index
      space =
        attributes.lineSpacing + (end.endsParagraph ? attributes.paragraphSpacing : 0)
    }
  }
}
