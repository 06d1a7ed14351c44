/// The way of every view and guide from an old layout to a new one.
///
/// Frames in between are interpolated, without solving; in the coordinates of the superviews, in
/// points.
public struct TransitionAnimation: Sendable {
  /// What identifies the items, in the order of the frames: that of the new layout.
  public let items: [LayoutItem.ID]
  private let from: [SIMD4<Double>]
  private let to: [SIMD4<Double>]
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
  public func makeFrames() -> [Rect] { from.map(Rect.init) }

  /// Writes the frames at a part of the way, from 0 to 1, into a buffer of ``makeFrames()``.
  ///
  /// Views that were not there before are in their place at once. At 0 and 1 the frames are exactly
  /// those of the two layouts.
  public func write(_ progress: Double, into frames: inout [Rect]) {
    let (from, to) = (from.span, to.span)
    var frames = frames.mutableSpan
    for index in 0..<min(frames.count, to.count) {
      frames[index] = Rect((1 - progress) * from[index] + progress * to[index])
    }
  }
}
