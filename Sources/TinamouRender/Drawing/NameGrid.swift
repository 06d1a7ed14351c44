import TinamouLayout

/// Finds places for names in a window where they cover neither each other nor a text.
///
/// The window is divided into a grid of small cells; an occupied cell stores where the row is free
/// again.
struct NameGrid {
  /// The side of a cell, in pixels of the drawing.
  private static let cell = 4.0
  /// The number of positions that are tried along one line.
  private static let attempts = 12

  private let bounds: Rect
  private let side: Double
  private let columns: Int
  private let rows: Int
  /// For each cell, the column after the obstacle that occupies it; 0 if it is free.
  private var ends: [Int32]

  /// Makes a grid for a window; a pixel has `unit` points.
  init(_ bounds: Rect, unit: Double) {
    self.bounds = bounds
    side = Self.cell * unit
    columns = Self.count(bounds.width / side)
    rows = Self.count(bounds.height / side)
    ends = [Int32](repeating: 0, count: columns * rows)
  }

  private static func count(_ number: Double) -> Int { Int(min(max(number.rounded(.up), 1), 1024)) }

  /// Occupies the part of a rectangle that is in the window.
  mutating func occupy(_ rect: Rect) {
    guard let cells = cells(of: rect) else { return }
    for row in cells.rows {
      for column in cells.columns {
        ends[row * columns + column] = Int32(cells.columns.upperBound)
      }
    }
  }

  /// The first free place of a size on the line that begins at a point, ending before `maxX`.
  func room(for size: Size, at point: Point, maxX: Double) -> Rect? {
    var x = point.x
    for _ in 0..<Self.attempts {
      let rect = Rect(x: x, y: point.y, width: size.width, height: size.height)
      guard rect.maxX <= min(maxX, bounds.maxX), contains(rect), let cells = cells(of: rect) else {
        return nil
      }
      guard let end = firstEnd(in: cells) else { return rect }
      x = bounds.minX + Double(end) * side
    }
    return nil
  }

  /// Whether a rectangle is in the window.
  func contains(_ rect: Rect) -> Bool {
    rect.minX >= bounds.minX && rect.minY >= bounds.minY && rect.maxX <= bounds.maxX
      && rect.maxY <= bounds.maxY
  }

  /// The end of the rightmost obstacle in some cells; `nil` if all are free.
  private func firstEnd(in cells: (columns: Range<Int>, rows: Range<Int>)) -> Int32? {
    var end: Int32 = 0
    for row in cells.rows {
      for column in cells.columns { end = max(end, ends[row * columns + column]) }
    }
    return end > 0 ? end : nil
  }

  private func cells(of rect: Rect) -> (columns: Range<Int>, rows: Range<Int>)? {
    let columns = Self.range(
      rect.minX - bounds.minX, rect.maxX - bounds.minX, side: side, count: columns)
    let rows = Self.range(
      rect.minY - bounds.minY, rect.maxY - bounds.minY, side: side, count: rows)
    guard let columns, let rows else { return nil }
    return (columns, rows)
  }

  private static func range(
    _ start: Double, _ end: Double, side: Double, count: Int
  ) -> Range<Int>? {
    let first = (start / side).rounded(.down)
    let last = (end / side).rounded(.up)
    guard last > 0, first < Double(count), last > first else { return nil }
    return Int(max(first, 0))..<Int(min(last, Double(count)))
  }
}
