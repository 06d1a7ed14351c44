import TinamouLayout

/// How well a frame agrees with the recorded one.
struct Agreement {
  /// The tolerance for a point: recorded frames have few digits, so equal ones may differ in the
  /// last.
  static let onePoint = 1.001
  static let halfAPoint = 0.501
  /// The tolerance for frames on the same pixels.
  private static let samePixel = 1e-3

  /// The largest difference of the four numbers, in points; infinite if there is no frame.
  let difference: Double
  /// Whether the frame is the recorded one.
  let isEqual: Bool
  /// Whether it were the recorded one if origin and size were rounded instead of the edges.
  let isEqualWithRoundedSizes: Bool

  init(of view: RecordedDocument.View, in solved: SolvedInterface) {
    let frames = solved.frames[view.id]
    difference = frames.map { Self.difference($0.rounded, view.rect) } ?? .infinity
    isEqual = difference <= Self.samePixel
    isEqualWithRoundedSizes =
      frames.map { Self.difference($0.roundedSizes, view.rect) <= Self.samePixel } ?? false
  }

  private static func difference(_ a: Rect, _ b: Rect) -> Double {
    max(
      abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width),
      abs(a.height - b.height))
  }
}
