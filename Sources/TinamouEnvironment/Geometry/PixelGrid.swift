/// The grid of device pixels to which frames are rounded.
///
/// Origin and size go to the nearest pixel each, ties away from zero, in the coordinates of the
/// superview; the error is not passed on. Measured on iOS 6 and 7 (950.25 becomes 950.5 and 950.2
/// becomes 950 on a 2x screen) and, for the ties, on Mac Catalyst.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// Makes the grid of a screen; a scale that is not positive and finite counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The nearest pixel boundary.
  @inlinable public func round(_ value: Double) -> Double {
    let rounded = (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    return rounded == 0 ? 0 : rounded
  }

  /// The first pixel boundary that is not smaller; what is above one by less than a millionth of a
  /// pixel counts as on it.
  @inlinable public func roundUp(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// The rectangle with origin and size on pixel boundaries.
  @inlinable public func round(_ rect: Rect) -> Rect {
    Rect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }
}
