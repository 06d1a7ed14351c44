/// The pixel grid to which frames are rounded.
///
/// Each edge is rounded to the nearest pixel, ties away from zero, in the coordinates of the
/// superview, and a size is the difference of two edges: views that touch still touch. Published
/// storyboards record this (decision 21); ties were measured on iOS 6 and 7 (950.25 becomes 950.5
/// on a 2x screen) and on Mac Catalyst.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// Makes the grid of a screen; a scale that is not positive and finite means 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Returns the nearest pixel boundary.
  @inlinable public func round(_ value: Double) -> Double { pixels(value) / scale }

  /// Returns the number of pixels in a distance, never -0.
  @inlinable package func pixels(_ value: Double) -> Double {
    (value * scale).rounded(.toNearestOrAwayFromZero) + 0
  }

  /// Returns the first pixel boundary that is not smaller; a value that exceeds a boundary by less
  /// than a millionth of a pixel counts as on it.
  @inlinable public func roundUp(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Returns the rectangle with its edges on pixel boundaries.
  @inlinable public func round(_ rect: Rect) -> Rect {
    let (left, top) = (pixels(rect.minX), pixels(rect.minY))
    return Rect(
      x: left / scale, y: top / scale, width: (pixels(rect.maxX) - left) / scale,
      height: (pixels(rect.maxY) - top) / scale)
  }
}

/// The text of a number in messages.
package enum NumberText {
  /// The shortest text that reads back as the number, without `.0`.
  package static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }

  /// The number for people to read: rounded to a thousandth.
  package static func rounded(_ value: Double) -> String { text((value * 1000).rounded() / 1000) }
}
