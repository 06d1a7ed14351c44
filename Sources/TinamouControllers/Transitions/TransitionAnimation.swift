public import TinamouLayout

/// The movement of every view and guide from a previous layout to a new one.
///
/// Frames in between are interpolated without solving. They are in the coordinates of the
/// superviews, in points.
public struct TransitionAnimation: Sendable {
  /// The items, in the order of the frames, which is that of the new layout.
  public let items: [LayoutItem.ID]
  private let from: [SIMD4<Double>]
  private let to: [SIMD4<Double>]
  /// The rotation of the content, in radians, clockwise.
  public let rotationAngle: Double

  /// Items and the frame of each.
  typealias Frames = (ids: [LayoutItem.ID], frames: [SIMD4<Double>])

  init(from old: Frames, to new: Frames, rotationAngle: Double) {
    self.rotationAngle = rotationAngle
    items = new.ids
    to = new.frames
    if old.ids == new.ids {
      from = old.frames
    } else {
      let before = Dictionary(
        zip(old.ids, old.frames), uniquingKeysWith: { first, _ in first })
      from = zip(items, to).map { before[$0] ?? $1 }
    }
  }

  /// Returns a buffer that ``write(_:into:)`` fills without allocating memory.
  public func makeFrames() -> [Rect] { from.map(Rect.init) }

  /// Writes the frames at a progress of the animation into a buffer of ``makeFrames()``.
  ///
  /// New views have their final frames at once. At 0 and 1 the frames are exactly those of the two
  /// layouts.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - frames: The buffer.
  public func write(_ progress: Double, into frames: inout [Rect]) {
    let (from, to) = (from.span, to.span)
    var frames = frames.mutableSpan
    for index in 0..<min(frames.count, to.count) {
      frames[index] = Rect((1 - progress) * from[index] + progress * to[index])
    }
  }
}
