/// The expected frames of Travelog, computed with whole numbers.
struct TravelogFrames {
  /// The window in points.
  let width: Int
  let height: Int
  /// The width of the screen in points.
  let screenWidth: Int
  /// The height that a status bar covers, in points.
  let safeTop: Int
  let isRightToLeft: Bool

  private typealias Frame = (id: String, parent: String, x: Int, y: Int, width: Int, height: Int)

  private static let point = 40
  private static let half = 20

  /// Regular width begins at 640 points.
  var isRegular: Bool { width >= 640 }
  /// The articles' rule: 170 in a window narrower than its screen or than high, else automatic.
  var listWidth: Int { !isRegular ? width : width < screenWidth || width < height ? 170 : 320 }
  /// The articles' rule for a cell.
  var cellIsNarrow: Bool { listWidth <= 180 }

  /// The frames on device pixels at scale 2, in the order of the file.
  var views: [ExpectedFrames.View] {
    var widths: [String: Int] = [:]
    return frames.map { frame in
      widths[frame.id] = frame.width
      let parent = widths[frame.parent]
      let x = isRightToLeft ? parent.map { $0 - frame.x - frame.width } ?? frame.x : frame.x
      // Edges are on pixels, and sizes are their differences.
      let (left, top) = (Self.pixels(x), Self.pixels(frame.y))
      let (right, bottom) = (Self.pixels(x + frame.width), Self.pixels(frame.y + frame.height))
      let numbers = [left, top, right - left, bottom - top].map { Double($0) / 2 }
      return ExpectedFrames.View(id: frame.id, frame: numbers)
    }
  }

  /// The nearest number of half points, ties away from zero.
  private static func pixels(_ length: Int) -> Int {
    let pixels = (abs(length) + 10) / 20
    return length < 0 ? -pixels : pixels
  }

  private var frames: [Frame] {
    let point = Self.point
    let list = listWidth * point
    let listX = isRegular ? 0 : -list - Self.half
    let detailX = listX + list + Self.half
    let root = (width: width * point, height: height * point)
    return [
      ("root", "", 0, 0, root.width, root.height),
      ("list", "root", listX, 0, list, root.height),
    ] + cells
      + [
        ("divider", "root", listX + list, 0, Self.half, root.height),
        ("detail", "root", detailX, 0, root.width - detailX, root.height),
      ] + entry(root.width - detailX)
  }

  private var cells: [Frame] {
    let point = Self.point
    let titles = [6540, 137 * point, 4220]  // 163.5, 137, 105.5
    let dates = [72 * point, 2620, 2620]  // 72, 65.5
    let textX = (cellIsNarrow ? 16 : 16 + 44 + 8) * point
    let titleY = (cellIsNarrow ? 8 + 44 + 8 : 8) * point
    let dateY = cellIsNarrow ? titleY + 820 + 4 * point : (8 + 44 - 16) * point
    let height = cellIsNarrow ? dateY + (16 + 8) * point : (8 + 44 + 8) * point
    let room = listWidth * point - textX - 16 * point
    return (0..<3).flatMap { index -> [Frame] in
      let cell = "entry\(index + 1)"
      return [
        (cell, "list", 0, safeTop * point + index * height, listWidth * point, height),
        ("thumbnail\(index + 1)", cell, 16 * point, 8 * point, 44 * point, 44 * point),
        ("title\(index + 1)", cell, textX, titleY, min(titles[index], room), 820),
        ("date\(index + 1)", cell, textX, dateY, min(dates[index], room), 16 * point),
      ]
    }
  }

  /// The open entry, in the readable width of a view with margins of 16.
  private func entry(_ width: Int) -> [Frame] {
    let point = Self.point
    let margins = width - 32 * point
    let isLimited = width > (664 + 88) * point && margins > 664 * point
    let readable = isLimited ? 664 * point : margins
    let left = 16 * point + (margins - readable) / 2
    let top = (safeTop + 8) * point
    let photoWidth = isRegular ? readable / 5 * 2 : readable
    let photoHeight = min(photoWidth / 4 * 3, height * point / 2)
    let textX = isRegular ? left + photoWidth + 16 * point : left
    let titleY = isRegular ? top : top + photoHeight + 16 * point
    let textWidth = left + readable - textX
    let dateY = titleY + 1340 + 4 * point
    let bodyY = dateY + (16 + 8) * point
    let bodyHeight = min(textHeight(textWidth), (height - 8) * point - bodyY)
    return [
      ("photo", "detail", left, top, photoWidth, photoHeight),
      ("title", "detail", textX, titleY, min(10660, textWidth), 1340),
      ("date", "detail", textX, dateY, min(72 * point, textWidth), 16 * point),
      ("body", "detail", textX, bodyY, textWidth, bodyHeight),
    ]
  }

  /// Lines of 20.5 points; their number depends on the width.
  private func textHeight(_ width: Int) -> Int {
    let lines = [
      (560, 6), (480, 7), (400, 8), (360, 9), (320, 10), (280, 12), (240, 14), (200, 16),
    ]
    let fitting = lines.first { $0.0 * Self.point <= width }
    return (fitting?.1 ?? 20) * 820
  }
}
