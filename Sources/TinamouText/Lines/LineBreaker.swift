import TinamouEnvironment

/// Cuts a text into the lines that were counted when it was measured.
struct LineBreaker {
  /// The character that replaces the end of a truncated text.
  private static let ellipsis: Unicode.Scalar = "\u{2026}"

  private let scalars: [Unicode.Scalar]
  private let shaped: ShapedText
  private let metrics: CharacterMetrics

  init(
    _ text: String, _ font: Font, _ attributes: TextAttributes?, _ category: ContentSizeCategory
  ) {
    metrics = CharacterMetrics(pointSize: font.validPointSize(for: category), face: font.face)
    scalars = Array(text.unicodeScalars)
    shaped = ShapedText(text, font, attributes, category, recordsPlaces: true)
  }

  /// The lines at a width, at most `limit` of them (0 for any number), and whether the last is
  /// truncated.
  func lines(width: Double, limit: Int) -> (lines: [DrawnText.Line], isTruncated: Bool) {
    var breaking = shaped
    let isOneLine = limit == 1
    let firstEnd = isOneLine ? shaped.segments.firstIndex(where: \.endsLine) : nil
    if let firstEnd { breaking.segments.removeSubrange((firstEnd + 1)...) }
    let ends =
      breaking.lines(maximumWidth: isOneLine ? nil : width, recordsEnds: true).ends ?? []
    var lines: [DrawnText.Line] = []
    var start = 0
    for (number, end) in ends.enumerated() {
      let isLast = number + 1 == limit
      let hidesLines = firstEnd != nil || ends.count > limit
      if isLast, hidesLines || end.width > width + ShapedText.tolerance {
        lines.append(cutOff(from: start, width: width))
        return (lines, true)
      }
      // A hyphen may extend beyond a line that had to be divided.
      lines.append(
        DrawnText.Line(
          text: text(from: start, to: end.index), width: min(end.width, max(width, 0)),
          inkWidth: min(end.inkWidth, max(width, 0))))
      start = end.index
    }
    return (lines, false)
  }

  /// The heights of all lines at a width.
  func heights(width: Double, _ attributes: TextAttributes) -> LineHeights {
    let ends = shaped.lines(maximumWidth: width, recordsEnds: true).ends ?? []
    return LineHeights(of: shaped, endingAt: ends, attributes)
  }

  /// The characters from `start` to the end of the line in the text that fit on a line together
  /// with an ellipsis.
  private func cutOff(from start: Int, width: Double) -> DrawnText.Line {
    let room = width - metrics.advance(of: Self.ellipsis)
    let ending = shaped.segments.first { segment in
      segment.endsLine
        && (segment.characters.lowerBound >= start || segment.characters.upperBound > start)
    }
    let last = ending?.characters.upperBound ?? shaped.advances.count
    var end = start
    var pen = 0.0
    while end < last, pen + shaped.advances[end] <= room {
      pen += shaped.advances[end]
      end += 1
    }
    let wholeWidth = pen + metrics.advance(of: Self.ellipsis)
    return DrawnText.Line(
      text: text(from: start, to: end) + String(Self.ellipsis), width: wholeWidth,
      inkWidth: wholeWidth)
  }

  /// The characters of one line between two indices into the advances.
  ///
  /// Spaces at the end and characters that only mark line breaks are omitted, except for the hyphen
  /// at a break. A tab is as many spaces as reach the next tab stop.
  private func text(from start: Int, to end: Int) -> String {
    guard start < end, start < shaped.places.count else { return "" }
    let first = shaped.places[start]
    let last = end < shaped.places.count ? shaped.places[end] : scalars.count
    var line = ""
    var pen = 0.0
    let space = max(metrics.advance(of: " "), 1)
    for scalar in scalars[first..<max(first, last)] {
      switch CharacterKind(scalar) {
      case .newline, .zeroWidthSpace, .softHyphen: continue
      case .tab:
        let stop = ShapedText.tabStop(after: pen)
        line += String(repeating: " ", count: max(Int(((stop - pen) / space).rounded()), 1))
        pen = stop
      case .combining: line.unicodeScalars.append(scalar)
      default:
        line.unicodeScalars.append(scalar)
        pen += metrics.advance(of: scalar)
      }
    }
    while let last = line.unicodeScalars.last, CharacterKind(last) == .space {
      line.unicodeScalars.removeLast()
    }
    let endsInWord = last < scalars.count && last > first
    return endsInWord && scalars[last - 1] == "\u{AD}" ? line + "-" : line
  }
}
