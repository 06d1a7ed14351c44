/// A display in one orientation.
public struct Screen: Hashable, Sendable {
  /// The whole display in points, with its origin at (0, 0).
  public let bounds: Rect
  /// Pixels per point.
  public let scale: Double
  /// The kind of device to which it belongs.
  public let idiom: UserInterfaceIdiom
  /// The shape of the screen; `nil` for an external display.
  public let shape: ScreenShape?
  /// The safe area insets of the display, in points.
  public let safeAreaInsets: EdgeInsets

  init(
    bounds: Rect, scale: Double, idiom: UserInterfaceIdiom, shape: ScreenShape?,
    safeAreaInsets: EdgeInsets
  ) {
    self.bounds = bounds
    self.scale = scale
    self.idiom = idiom
    self.shape = shape
    self.safeAreaInsets = safeAreaInsets
  }

  /// Makes an external display, such as a TV.
  ///
  /// It has neither a status bar nor a home indicator.
  ///
  /// - Parameters:
  ///   - size: The size in points, at least one along each axis.
  ///   - scale: Pixels per point.
  ///   - idiom: The kind of device that the display counts as.
  /// - Returns: The display.
  /// - Throws: ``EnvironmentError/sizeOutOfRange(_:)`` if a number is out of range.
  public static func external(
    size: Size, scale: Double = 1, idiom: UserInterfaceIdiom = .pad
  ) throws(EnvironmentError) -> Screen {
    let sides = WindowConfiguration.sides
    guard sides.contains(size.width), sides.contains(size.height), scale > 0, scale.isFinite
    else { throw .sizeOutOfRange(size) }
    return Screen(
      bounds: Rect(origin: .zero, size: size), scale: scale, idiom: idiom, shape: nil,
      safeAreaInsets: .zero)
  }

  /// Whether this is an external display.
  public var isExternal: Bool { shape == nil }

  /// Returns the safe area insets of a window with a frame on this screen, in points.
  ///
  /// They are computed edge by edge, as for subviews: each is the overlap of the window with the
  /// screen's inset.
  ///
  /// - Parameter frame: The frame of the window on the screen, in points.
  /// - Returns: The insets of the window.
  public func safeAreaInsets(ofWindow frame: Rect) -> EdgeInsets {
    func part(_ inset: Double, reaching depth: Double) -> Double { min(max(0, depth), inset) }
    let insets = safeAreaInsets
    return EdgeInsets(
      top: part(insets.top, reaching: insets.top - frame.minY),
      left: part(insets.left, reaching: insets.left - frame.minX),
      bottom: part(insets.bottom, reaching: frame.maxY - bounds.maxY + insets.bottom),
      right: part(insets.right, reaching: frame.maxX - bounds.maxX + insets.right))
  }
}
