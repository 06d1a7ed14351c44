extension ShapedText {
  /// The end of a line.
  struct LineEnd {
    /// The first character after the line, as an index into ``ShapedText/advances``.
    let index: Int
    /// The width of the line, in points.
    let width: Double
    /// The width without spaces at the end, in points.
    let inkWidth: Double
    /// Whether the text itself ends the line here.
    var endsParagraph = false
  }

  /// The lines of a text at some width.
  struct Lines {
    /// The number of lines.
    var count = 0
    /// The width of the widest line with all spaces at its end, also those for which there is no
    /// room, in points.
    var widest = 0.0
    /// The smallest width above the available one at which a line can be longer; infinite if there
    /// is none.
    var nextWidth = Double.infinity
    /// The widest run that a line contains although the line could have been broken before its end,
    /// in points.
    var longestTaken = -Double.infinity
    /// The narrowest run that did not fit on a line, in points.
    var shortestRefused = Double.infinity
    /// The end of each line; `nil` unless asked for.
    var ends: [LineEnd]?

    /// Returns whether a run fits on a line, and records its width.
    @inline(__always)
    mutating func takes(_ run: Double, limit: Double) -> Bool {
      if run > limit {
        shortestRefused = min(shortestRefused, run)
        return false
      }
      longestTaken = max(longestTaken, run)
      return true
    }
  }

  /// Fills lines greedily: each takes as many segments as fit.
  ///
  /// A segment wider than the line begins a new line and is divided between characters. Spaces at
  /// the end of a line count as far as there is room. A line has at least one character.
  func lines(maximumWidth: Double?, recordsEnds: Bool = false) -> Lines {
    let limit = maximumWidth.map { max($0, 0) + Self.tolerance } ?? .infinity
    var lines = Lines(ends: recordsEnds ? [] : nil)
    var pen = 0.0
    var end = 0.0
    var isEmpty = true
    func finish(at index: Int, endsParagraph: Bool = false) {
      let width = max(end, min(pen, limit))
      lines.count += 1
      lines.ends?.append(
        LineEnd(index: index, width: width, inkWidth: end, endsParagraph: endsParagraph))
      lines.widest = max(lines.widest, end, pen)
      pen = 0
      end = 0
      isEmpty = true
    }
    for segment in segments {
      if !isEmpty {
        let run = pen + segment.smallestWidth
        if !lines.takes(run, limit: limit) {
          lines.nextWidth = min(lines.nextWidth, run)
          finish(at: segment.characters.lowerBound)
        }
      }
      if lines.takes(segment.smallestWidth, limit: limit) {
        pen += segment.width
      } else {
        lines.nextWidth = min(lines.nextWidth, segment.smallestWidth)
        pen = divide(segment, limit: limit, into: &lines)
      }
      end = pen + segment.hyphen
      pen += segment.space
      for _ in 0..<segment.tabs { pen = Self.tabStop(after: pen) }
      isEmpty = false
      if segment.endsLine {
        finish(at: segment.characters.upperBound, endsParagraph: true)
      }
    }
    if !isEmpty { finish(at: advances.count) }
    return lines
  }

  /// Divides a segment between characters and returns the width of its part on the last line.
  private func divide(_ segment: Segment, limit: Double, into lines: inout Lines) -> Double {
    var pen = 0.0
    for index in segment.characters {
      if pen > 0, !lines.takes(pen + advances[index], limit: limit) {
        lines.count += 1
        lines.ends?.append(LineEnd(index: index, width: pen, inkWidth: pen))
        lines.widest = max(lines.widest, pen)
        pen = 0
      }
      pen += advances[index]
    }
    return pen
  }

  /// The widths at which the number of lines changes, from the smallest width on.
  ///
  /// The number of lines never grows with the width. For each number, bisection encloses the
  /// smallest width; it is then reached from below, from one width at which some line can take its
  /// next segment to the next such width.
  func lineChanges(maximumNumberOfLines: Int) -> [TextMeasurement.LineChange] {
    guard maximumNumberOfLines != 1, !segments.isEmpty else { return [] }
    let fewest = lines(maximumWidth: nil).count
    func capped(_ count: Int) -> Int {
      maximumNumberOfLines > 0 ? min(count, maximumNumberOfLines) : count
    }
    var width = smallestWidth
    var current = lines(maximumWidth: width)
    var changes = [
      TextMeasurement.LineChange(width: width, numberOfLines: capped(current.count))
    ]
    while current.count > fewest {
      (width, current) = nextChange(after: width, current)
      let count = capped(current.count)
      if count == changes[changes.count - 1].numberOfLines { continue }
      changes.append(TextMeasurement.LineChange(width: width, numberOfLines: count))
    }
    return changes
  }

  /// The smallest width at which there are fewer lines than now.
  private func nextChange(after width: Double, _ lines: Lines) -> (Double, Lines) {
    var low = (width: width, lines: lines)
    var high = 2 * max(width, 1)
    while self.lines(maximumWidth: high).count >= lines.count { high *= 2 }
    for _ in 0..<12 {
      let middle = (low.width + high) / 2
      let there = self.lines(maximumWidth: middle)
      if there.count < lines.count { high = middle } else { low = (middle, there) }
    }
    while low.lines.count >= lines.count, low.lines.nextWidth.isFinite {
      let next = low.lines.nextWidth
      low = (next, self.lines(maximumWidth: next))
    }
    return low
  }
}
