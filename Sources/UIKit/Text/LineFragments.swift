import Foundation
import TinamouText

/// The lines of a text in a container, in its coordinates.
@MainActor struct LineFragments {
  let lines: [TextLines.Line]
  /// The space at both ends of lines, in points.
  let padding: CGFloat
  /// The width of the container, or that of the widest line if it has no limit, in points.
  let width: CGFloat
  /// How each line is aligned.
  private let alignments: [NSTextAlignment]

  /// Places the lines of a text in a container of a width, `nil` for no limit.
  init(
    _ lines: [TextLines.Line], of text: NSAttributedString, alignment: NSTextAlignment,
    padding: CGFloat, width: CGFloat?
  ) {
    self.lines = lines
    self.padding = padding
    self.width = width ?? CGFloat(lines.map(\.width).max() ?? 0) + 2 * padding
    alignments = lines.map { line in
      let place = min(line.range.lowerBound, text.length - 1)
      guard place >= 0 else { return alignment }
      let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil)
      return (style as? NSParagraphStyle)?.alignment ?? alignment
    }
  }

  /// The numbers of the lines that have characters of a range.
  func numbers(in range: NSRange) -> [Int] {
    let range = known(range)
    return lines.indices.filter { lines[$0].range.overlaps(range) }
  }

  /// The part of a range that the lines have.
  private func known(_ range: NSRange) -> Range<Int> {
    let end = lines.last?.range.upperBound ?? 0
    let start = min(max(range.location, 0), end)
    return start..<start + min(max(range.length, 0), end - start)
  }

  /// The number of the line with a character.
  func number(at offset: Int) -> Int? { lines.firstIndex { $0.range.contains(offset) } }

  func range(of number: Int) -> NSRange { NSRange(lines[number].range) }

  /// The rectangle of a line from side to side, with the space below it.
  func rect(of number: Int) -> CGRect {
    let line = lines[number]
    return CGRect(
      x: 0, y: CGFloat(line.top), width: width, height: CGFloat(line.nextTop - line.top))
  }

  /// The rectangle of the characters of a line, with the padding and without the space after a
  /// paragraph.
  func usedRect(of number: Int) -> CGRect {
    let line = lines[number]
    return CGRect(
      x: start(of: number), y: CGFloat(line.top), width: CGFloat(line.width) + 2 * padding,
      height: CGFloat(line.bottom - line.top))
  }

  /// The rectangle of the characters of a range on each line.
  func rects(of range: NSRange) -> [CGRect] {
    numbers(in: range).map { number in
      let line = lines[number]
      let part = known(range).clamped(to: line.range)
      let left = CGFloat(line.x(at: part.lowerBound))
      let right = CGFloat(line.x(at: part.upperBound))
      var rect = usedRect(of: number)
      rect.origin.x += padding + left
      rect.size.width = right - left
      return rect
    }
  }

  /// The place of a character on the baseline, from the upper left corner of its line.
  func location(of offset: Int) -> CGPoint? {
    number(at: offset).map { number in
      let line = lines[number]
      return CGPoint(
        x: start(of: number) + padding + CGFloat(line.x(at: offset)),
        y: CGFloat(line.baseline - line.top))
    }
  }

  /// The character nearest to a point, and how far through it the point is.
  func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat)? {
    let filled = lines.indices.filter { !lines[$0].range.isEmpty }
    guard let number = filled.first(where: { point.y < CGFloat(lines[$0].nextTop) }) ?? filled.last,
      let found = lines[number].character(at: Double(point.x - start(of: number) - padding))
    else { return nil }
    return (found.offset, CGFloat(found.fraction))
  }

  /// The caret before a character, as high as its line.
  func caret(at offset: Int, width: CGFloat) -> CGRect {
    guard let number = lines.lastIndex(where: { $0.range.lowerBound <= offset }) else {
      return .zero
    }
    let (line, used) = (lines[number], usedRect(of: number))
    return CGRect(
      x: used.minX + padding + CGFloat(line.x(at: offset)), y: used.minY, width: width,
      height: used.height)
  }

  /// The end of the text, if a height is on a last line without characters.
  func emptyLastLine(at y: CGFloat) -> Int? {
    lines.last.flatMap { $0.range.isEmpty && y >= CGFloat($0.top) ? $0.range.lowerBound : nil }
  }

  /// The left edge of the lines.
  var left: CGFloat { lines.indices.map(start).min() ?? 0 }

  /// The left edge of a line in the container.
  private func start(of number: Int) -> CGFloat {
    let room = max(width - 2 * padding - CGFloat(lines[number].width), 0)
    return switch alignments[number] {
    case .center: room / 2
    case .right: room
    default: 0
    }
  }
}
