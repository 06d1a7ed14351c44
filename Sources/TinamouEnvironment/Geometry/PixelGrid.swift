/// The pixel grid to which frames are rounded.
///
/// Origin and size are each rounded to the nearest pixel, ties away from zero, in the coordinates
/// of the superview; rounding errors do not accumulate. This was measured on iOS 6 and 7 (950.25
/// becomes 950.5 and 950.2 becomes 950 on a 2x screen) and, for ties, on Mac Catalyst.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// Makes the grid of a screen; a scale that is not positive and finite means 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Returns the nearest pixel boundary.
  @inlinable public func round(_ value: Double) -> Double {
    let rounded = (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    return rounded == 0 ? 0 : rounded
  }

  /// Returns the first pixel boundary that is not smaller; a value that exceeds a boundary by less
  /// than a millionth of a pixel counts as on it.
  @inlinable public func roundUp(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Returns the rectangle with origin and size on pixel boundaries.
  @inlinable public func round(_ rect: Rect) -> Rect {
    Rect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }
}

/// The text of a number in messages.
package enum NumberText {
  /// The shortest text that reads back as the number, without `.0`.
  package static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }
}
