/// A display, as it is held.
public struct Screen: Hashable, Sendable {
  /// The whole display in points, with its origin at (0, 0).
  public let bounds: Rect
  /// Pixels per point.
  public let scale: Double
  /// The kind of device that it belongs to.
  public let idiom: UserInterfaceIdiom
  /// What covers the edges; `nil` for an external display.
  public let shape: ScreenShape?
  /// What the edges of the display cover, in points.
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

  /// A second display beside that of a device, such as a TV.
  ///
  /// It has neither status bar nor home indicator.
  ///
  /// - Parameters:
  ///   - size: The size in points, at least one along each axis.
  ///   - scale: Pixels per point.
  ///   - idiom: What kind of device the display counts as.
  /// - Returns: The display.
  /// - Throws: ``EnvironmentError/sizeOutOfRange(_:)`` if a number is out of range.
  public static func external(
    size: Size, scale: Double = 1, idiom: UserInterfaceIdiom = .pad
  ) throws(EnvironmentError) -> Screen {
    let sides = 1...WindowConfiguration.largestSide
    guard sides.contains(size.width), sides.contains(size.height), scale > 0, scale.isFinite
    else { throw .sizeOutOfRange(size) }
    return Screen(
      bounds: Rect(origin: .zero, size: size), scale: scale, idiom: idiom, shape: nil,
      safeAreaInsets: .zero)
  }

  /// Whether this is a second display beside that of the device.
  public var isExternal: Bool { shape == nil }

  /// How far the covered edges of the screen reach into a window with this frame, in points.
  ///
  /// Edge by edge and at most as far as on the screen, as the safe area goes down a tree of views.
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
