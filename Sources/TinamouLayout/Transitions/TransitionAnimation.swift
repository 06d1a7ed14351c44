/// The way of every view and guide from an old layout to a new one.
///
/// Frames in between are interpolated, without solving; in the coordinates of the superviews, in
/// points.
public struct TransitionAnimation: Sendable {
  /// What identifies the items, in the order of the frames: that of the new layout.
  public let items: [LayoutItem.ID]
  private let from: [Rect]
  private let to: [Rect]
  /// By how much the content turns, in radians, clockwise.
  public let rotationAngle: Double

  init(from old: CommittedFrames, to new: CommittedFrames, rotationAngle: Double) {
    self.rotationAngle = rotationAngle
    items = new.places.ids
    to = new.frames
    if old.places === new.places {
      from = old.frames
    } else {
      let before = Dictionary(
        zip(old.places.ids, old.frames), uniquingKeysWith: { first, _ in first })
      from = zip(items, to).map { before[$0] ?? $1 }
    }
  }

  /// A buffer that ``write(_:into:)`` fills without allocating memory.
  public func makeFrames() -> [Rect] { from }

  /// Writes the frames at a part of the way, from 0 to 1, into a buffer of ``makeFrames()``.
  ///
  /// Views that were not there before are in their place at once. At 0 and 1 the frames are exactly
  /// those of the two layouts.
  public func write(_ progress: Double, into frames: inout [Rect]) {
    let count = min(frames.count, to.count)
    let rest = 1 - progress
    for index in 0..<count {
      let (a, b) = (from[index], to[index])
      frames[index] = Rect(
        x: rest * a.origin.x + progress * b.origin.x, y: rest * a.origin.y + progress * b.origin.y,
        width: rest * a.size.width + progress * b.size.width,
        height: rest * a.size.height + progress * b.size.height)
    }
  }
}
