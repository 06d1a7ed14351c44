/// A display of a device.
public struct Display: Hashable, Sendable {
  /// The name, `main` if there is only one.
  public let name: String
  /// The size in portrait orientation, in points.
  public let portraitSize: Size
  /// Pixels per point of the picture that apps draw, to which frames are rounded.
  public let scale: Double
  /// The pixels of the panel in portrait orientation; a picture of other pixels is scaled to them.
  public let panel: Size
  /// The radii of the corners in portrait orientation; `nil` if they are not known.
  public let corners: CornerRadii?
  /// The orientation in which the device is made to be held.
  public let naturalOrientation: Orientation

  /// The pixels that apps draw in portrait orientation.
  public var renderedPixels: Size {
    Size(width: portraitSize.width * scale, height: portraitSize.height * scale)
  }
}

/// The radii of the corners of a display or window, in points, at its physical sides.
public struct CornerRadii: Hashable, Sendable {
  /// The upper left corner.
  public var topLeft: Double
  /// The upper right corner.
  public var topRight: Double
  /// The lower left corner.
  public var bottomLeft: Double
  /// The lower right corner.
  public var bottomRight: Double

  /// Makes radii.
  public init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// The same radius at every corner.
  public static func all(_ radius: Double) -> CornerRadii {
    CornerRadii(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// Square corners.
  public static let zero = all(0)

  /// Returns the distance from an edge at which a point on the diagonal of a corner is on the
  /// display, in points: r (1 - 1/sqrt 2).
  ///
  /// The formula gives the distances that were measured on an iPhone Duo, 16, 17.3 and 2.3 at radii
  /// of 55, 59 and 8, within 0.15 points.
  public static func inset(atRadius radius: Double) -> Double { radius * (1 - 0.5.squareRoot()) }

  /// Returns the distance from a corner at which an edge becomes straight, in points.
  ///
  /// Apple's continuous corners begin at 1.528665 times the radius, so a home indicator of 20
  /// points does not clear the corners of an iPad; a region was measured to retreat from them.
  public static func reach(atRadius radius: Double) -> Double { radius * 1.528665 }
}
