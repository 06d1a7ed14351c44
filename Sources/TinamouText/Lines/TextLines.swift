package import TinamouEnvironment

/// Where the lines of a text are, and its characters on them, in points from the upper left corner
/// of the text.
///
/// Places in the text are counted in UTF-16 code units, as UIKit counts them. All characters go
/// from left to right.
package struct TextLines: Sendable {
  /// One line of a text.
  package struct Line: Sendable {
    /// The characters, with the spaces and the line break at the end.
    package let range: Range<Int>
    /// The distance from the top of the text to that of the line.
    package let top: Double
    /// The distance from the top of the text to the baseline.
    package let baseline: Double
    /// The distance from the top of the text to the end of the line, with the space between lines.
    package let bottom: Double
    /// The distance from the top of the text to the next line.
    package let nextTop: Double
    /// The width, with the spaces at the end for which there is room.
    package let width: Double
    fileprivate let stops: [Stop]
  }

  /// A known place on a line.
  fileprivate struct Stop: Sendable {
    let offset: Int
    let x: Double
    /// Whether a character begins here; others up to the next stop share the room between both.
    let isCharacter: Bool
  }

  /// The lines from top to bottom. After a line break at the end of the text follows a line without
  /// characters.
  package let lines: [Line]

  /// Breaks a text at a width, `nil` for its own line breaks only; it ends after a number of lines,
  /// 0 for any.
  ///
  /// - Complexity: O(length of the text).
  package init(
    _ text: String, font: Font, attributes: TextAttributes? = nil,
    category: ContentSizeCategory = .large, width: Double?, maximumNumberOfLines: Int = 0
  ) {
    let attributes = attributes ?? TextAttributes()
    let shaped = ShapedText(text, font, attributes, category, recordsPlaces: true)
    var ends = shaped.lines(maximumWidth: width, recordsEnds: true).ends ?? []
    if maximumNumberOfLines > 0 { ends = Array(ends.prefix(maximumNumberOfLines)) }
    let units = CodeUnits(text)
    let heights = LineHeights(of: shaped, endingAt: ends, attributes)
    let stops = Self.stops(of: shaped, ends, units)
    var breaks = units.lineBreaks.makeIterator()
    var lines: [Line] = []
    for (index, end) in ends.enumerated() {
      let start = lines.last?.range.upperBound ?? 0
      let next = end.endsParagraph ? breaks.next() : units.offset(of: end.index, in: shaped)
      let range = start..<max(start, next ?? units.count)
      let isLast = index == ends.count - 1
      let bottom = heights.bottoms[index] + (isLast ? 0 : attributes.lineSpacing)
      let spacing = !isLast && end.endsParagraph ? attributes.paragraphSpacing : 0
      lines.append(
        Line(
          range: range, top: lines.last?.nextTop ?? 0, baseline: heights.baselines[index],
          bottom: bottom, nextTop: bottom + spacing, width: end.width,
          stops: [Stop(offset: start, x: 0, isCharacter: false)] + stops[index]
            + [Stop(offset: range.upperBound, x: end.width, isCharacter: false)]))
    }
    self.lines = lines
  }

  /// The beginning and the end of each character, by line.
  private static func stops(
    of shaped: ShapedText, _ ends: [ShapedText.LineEnd], _ units: CodeUnits
  ) -> [[Stop]] {
    var stops: [[Stop]] = Array(repeating: [], count: ends.count)
    var (line, pen) = (0, 0.0)
    for segment in shaped.segments {
      for index in segment.characters {
        while line < ends.count, index >= ends[line].index { (line, pen) = (line + 1, 0) }
        if line == ends.count { return stops }
        let place = shaped.places[index]
        stops[line].append(Stop(offset: units.offsets[place], x: pen, isCharacter: true))
        pen += shaped.advances[index]
        stops[line].append(Stop(offset: units.offsets[place + 1], x: pen, isCharacter: false))
      }
      pen += segment.space
      for _ in 0..<segment.tabs { pen = ShapedText.tabStop(after: pen) }
    }
    return stops
  }
}

extension TextLines.Line {
  /// The distance from the beginning of the line to a place in the text.
  package func x(at offset: Int) -> Double {
    guard let next = stops.firstIndex(where: { $0.offset >= offset }) else { return width }
    guard next > 0, stops[next].offset > offset else { return stops[next].x }
    let (before, after) = (stops[next - 1], stops[next])
    let part = Double(offset - before.offset) / Double(after.offset - before.offset)
    return before.x + (after.x - before.x) * part
  }

  /// The character at a distance from the beginning of the line, or the nearest one, and how far
  /// through it the distance is, from 0 to 1; `nil` for a line without characters.
  package func character(at x: Double) -> (offset: Int, fraction: Double)? {
    guard !range.isEmpty else { return nil }
    let index = stops.lastIndex { $0.x <= x && $0.offset < range.upperBound } ?? 0
    let (before, after) = (stops[index], stops[min(index + 1, stops.count - 1)])
    let room = after.x - before.x
    let part = x > before.x ? room > 0 ? min((x - before.x) / room, 1) : 1 : 0
    let count = after.offset - before.offset
    if before.isCharacter || count <= 1 { return (before.offset, part) }
    let passed = min((part * Double(count)).rounded(.down), Double(count - 1))
    return (before.offset + Int(passed), part * Double(count) - passed)
  }
}

/// Where the code points of a text are, counted in UTF-16 code units.
private struct CodeUnits {
  /// The beginning of each code point, and the end of the text.
  private(set) var offsets: [Int] = []
  /// The ends of the line breaks; a carriage return and a line feed are one.
  private(set) var lineBreaks: [Int] = []
  /// The length of the text.
  private(set) var count = 0

  init(_ text: String) {
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      offsets.append(count)
      count += UTF16.width(scalar)
      if CharacterKind(scalar) == .newline {
        if scalar == "\n", isAfterReturn { lineBreaks.removeLast() }
        lineBreaks.append(count)
      }
      isAfterReturn = scalar == "\r"
    }
    offsets.append(count)
  }

  /// The beginning of a character of a shaped text, or the end of the text.
  func offset(of character: Int, in shaped: ShapedText) -> Int {
    character < shaped.places.count ? offsets[shaped.places[character]] : count
  }
}
