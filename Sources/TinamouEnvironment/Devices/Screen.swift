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

/// The shape of a screen, which determines its safe area together with the system.
public enum ScreenShape: Hashable, Sendable {
  /// Only a status bar, which phones hide in landscape orientation.
  case homeButton
  /// A notch of this depth in points, 44 to 50, and a home indicator.
  case notch(Double)
  /// A Dynamic Island, with a safe area of this depth in points, and a home indicator.
  case dynamicIsland(Double)
  /// An iPad without a home button: a status bar and a home indicator.
  case roundedPad
  /// A device that folds, whose numbers are in ``PoseFacts``.
  case foldable

  /// The safe area of a window that fills the screen.
  package func safeArea(
    _ orientation: Orientation, idiom: UserInterfaceIdiom, on platform: Platform
  ) -> EdgeInsets {
    switch (self, orientation, idiom) {
    case (.homeButton, .landscape, .phone), (.foldable, _, _): .zero
    case (.homeButton, _, _): EdgeInsets(top: platform.value(of: .homeButtonTop))
    case (.roundedPad, _, _):
      EdgeInsets(top: platform.value(of: .padTop), bottom: platform.value(of: .padBottom))
    case (.dynamicIsland(let depth), _, _):
      Self.indicator(
        depth: depth, landscapeTop: platform.value(of: .islandLandscapeTop), orientation,
        on: platform)
    case (.notch(let depth), _, _): Self.indicator(depth: depth, orientation, on: platform)
    }
  }

  /// The origin of the safe area in portrait orientation.
  ///
  /// - Parameters:
  ///   - platform: The system.
  ///   - older: The origin of the numbers before iOS 26.
  /// - Returns: The origin, and where the numbers were published.
  func evidence(
    on platform: Platform, older: Provenance
  ) -> (evidence: Provenance, source: String) {
    if platform.system < .iOS26 {
      return self == .dynamicIsland(62)
        ? (.claimed, "useyourloaf.com, iPhone 16 screen sizes, 2024-09-16")
        : (older, "dump of every simulator, iOS 15.0 to 16.2, and screenshots")
    }
    switch self {
    case .roundedPad:
      let fact = platform.fact(of: .padTop)
      return (fact.evidence, fact.source)
    case .dynamicIsland(62):
      return (.measured, "github Tembeon/morph, react-navigation PR 13256, and snapshot profiles")
    case .homeButton, .notch, .dynamicIsland, .foldable:
      return (.claimed, "device profiles of a Swift snapshot library, with tests by system")
    }
  }

  private static func indicator(
    depth: Double, landscapeTop: Double = 0, _ orientation: Orientation, on platform: Platform
  ) -> EdgeInsets {
    switch orientation {
    case .portrait: EdgeInsets(top: depth, bottom: platform.value(of: .indicatorPortrait))
    case .landscape:
      EdgeInsets(
        top: landscapeTop, left: depth, bottom: platform.value(of: .indicatorLandscape),
        right: depth)
    }
  }
}

/// A corner of a screen, depending on the writing direction.
public enum ScreenCorner: String, CaseIterable, Hashable, Sendable {
  /// The upper corner at the leading side.
  case topLeading
  /// The upper corner at the trailing side.
  case topTrailing
  /// The lower corner at the leading side.
  case bottomLeading
  /// The lower corner at the trailing side.
  case bottomTrailing

  init(isTop: Bool, isLeading: Bool) {
    self =
      switch (isTop, isLeading) {
      case (true, true): .topLeading
      case (true, false): .topTrailing
      case (false, true): .bottomLeading
      case (false, false): .bottomTrailing
      }
  }

  var isTop: Bool { self == .topLeading || self == .topTrailing }
  var isLeading: Bool { self == .topLeading || self == .bottomLeading }
}

/// The orientation of a screen.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
