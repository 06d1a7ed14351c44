internal import TinamouLayout

/// The same list, laid out by code written for it alone: one pass into an existing array.
struct ManualList {
  static let margin = 16.0
  static let verticalMargin = 11.0
  static let image = 44.0
  static let gap = 8.0
  static let lineGap = 4.0
  static let accessory = (width: 11.0, height: 20.0)
  static let titleFont = Font.systemFont(ofSize: 17, weight: .semibold)
  static let bodyFont = Font.systemFont(ofSize: 15)
  /// Cell, content, image, title, body, accessory and separator.
  static let viewsPerRow = 7

  let scale: Double
  let measurer: any TextMeasuring
  /// The sizes of titles, which do not depend on the width.
  private var titles: [Int: Size] = [:]
  private(set) var frames: [Rect]

  init(scale: Double, measurer: any TextMeasuring, rows: Int) {
    self.scale = scale
    self.measurer = measurer
    frames = [Rect](repeating: .zero, count: rows * Self.viewsPerRow)
  }

  /// Lays out rows from one on until they fill a height or until `count` rows; returns their
  /// number.
  mutating func layOut(
    from first: Int, startingAt top: Double, width: Double, height: Double, count: Int? = nil,
    source: ListSource
  ) -> Int {
    var y = top
    var row = 0
    while count.map({ row < $0 }) ?? (y < height), (row + 1) * Self.viewsPerRow <= frames.count {
      y += layOut(first + row, at: row * Self.viewsPerRow, width, source)
      row += 1
    }
    return row
  }

  /// Lays out one row and returns its height.
  private mutating func layOut(
    _ row: Int, at slot: Int, _ width: Double, _ source: ListSource
  ) -> Double {
    let line = 1 / scale
    let contentWidth = width - Self.margin - Self.accessory.width - Self.gap
    let textX = Self.margin + Self.image + Self.gap
    let textWidth = contentWidth - Self.margin - textX
    let title = titleSize(row, source)
    let body = measurer.measure(
      TextRequest(
        text: source.body(row), font: Self.bodyFont, maximumWidth: textWidth, displayScale: scale)
    ).size
    let bodyY = Self.verticalMargin + title.height + Self.lineGap
    let bottom = max(Self.verticalMargin + Self.image, bodyY + body.height)
    let contentHeight = bottom + Self.verticalMargin
    let height = contentHeight + line
    frames[slot] = round(0, 0, width, height)
    frames[slot + 1] = round(0, 0, contentWidth, contentHeight)
    frames[slot + 2] = round(Self.margin, Self.verticalMargin, Self.image, Self.image)
    frames[slot + 3] = round(
      textX, Self.verticalMargin, min(title.width, textWidth), title.height)
    frames[slot + 4] = round(textX, bodyY, textWidth, body.height)
    frames[slot + 5] = round(
      width - Self.margin - Self.accessory.width, (contentHeight - Self.accessory.height) / 2,
      Self.accessory.width, Self.accessory.height)
    frames[slot + 6] = round(Self.margin, height - line, width - Self.margin, line)
    return frames[slot].height
  }

  private mutating func titleSize(_ row: Int, _ source: ListSource) -> Size {
    if let size = titles[row] { return size }
    let size = measurer.measure(
      TextRequest(
        text: source.title(row), font: Self.titleFont, maximumNumberOfLines: 1,
        displayScale: scale)
    ).size
    titles[row] = size
    return size
  }

  private func round(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: pixel(x), y: pixel(y), width: pixel(width), height: pixel(height))
  }

  /// Rounds a number that is not negative to the nearest device pixel, from a multiple of 2^-20 as
  /// the layout publishes it.
  private func pixel(_ value: Double) -> Double {
    let published = (value * 0x1p20 + 0x1.8p52 - 0x1.8p52) * 0x1p-20
    return Double(Int(published * scale + 0.5)) / scale
  }
}
