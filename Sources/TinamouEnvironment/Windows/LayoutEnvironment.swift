/// Everything outside of the view tree that a layout depends on.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the window, and so of the root view, in points.
  public var windowSize: Size
  /// The size of the screen in the same orientation, in points.
  public var screenSize: Size
  /// Size classes, idiom, scale, direction and text size.
  public var traits: TraitCollection
  /// The language of texts as a BCP 47 tag; empty if it is not known.
  public var locale = ""
  /// The distances from the edges of the window to its safe area, in points.
  public var safeAreaInsets: EdgeInsets
  /// The minimum layout margins of the root view, in points.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets
  /// The height of the part of the window that a docked keyboard covers, in points; 0 for none.
  ///
  /// Apple's notifications contain the frame of the keyboard on the screen. In a window that shares
  /// the screen this is not the same; see ``keyboardHeight(ofFrame:inWindow:)``.
  public var keyboardHeight = 0.0
  /// The widths up to which text is readable.
  public var readableWidthProfile: ReadableWidthProfile
  /// The system, and the SDK of the app, which determine default margins and sizes of controls.
  public var platform: Platform
  /// The regions of the window that a fold divides or the device needs; they are in no safe area.
  public var reservedRegions: [ReservedRegion] = []
  /// The corner at the upper leading side with the controls of the window, in points below the safe
  /// area; zero without controls.
  public var windowControls = Size.zero
  /// The radii of the window's corners, in points, as far as they are known.
  public var corners = CornerRadii.zero
  /// The side for vertical bars; `nil` where there is none.
  public var barSide: HorizontalSide?
  /// How a device that folds is held; `nil` for other devices and without a device.
  public var pose: Pose?

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - windowSize: The size of the window, in points.
  ///   - screenSize: The size of the screen in the same orientation, in points; without one, the
  ///     size of the window.
  ///   - traits: Size classes, idiom, scale, direction and text size.
  ///   - safeAreaInsets: The distances from the edges of the window to its safe area, in points.
  ///   - systemMinimumLayoutMargins: The minimum layout margins of the root view, in points.
  ///   - readableWidthProfile: The widths up to which text is readable; `nil` for those of the
  ///     system.
  ///   - platform: The system, and the SDK of the app.
  public init(
    windowSize: Size, screenSize: Size? = nil, traits: TraitCollection,
    safeAreaInsets: EdgeInsets = .zero,
    systemMinimumLayoutMargins: DirectionalEdgeInsets = .zero,
    readableWidthProfile: ReadableWidthProfile? = nil, platform: Platform = .newest
  ) {
    self.windowSize = windowSize
    self.screenSize = screenSize ?? windowSize
    self.traits = traits
    self.safeAreaInsets = safeAreaInsets
    self.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    self.readableWidthProfile = readableWidthProfile ?? .profile(of: platform.system)
    self.platform = platform
  }

  /// Returns the height of the part of a window that a keyboard covers, in points.
  ///
  /// A keyboard that ends above the lower edge of the window is not docked and covers nothing.
  /// UIKit's guide behaves in the same way: by default it follows only the docked keyboard.
  ///
  /// - Parameters:
  ///   - keyboard: The frame of the keyboard on the screen, in points.
  ///   - window: The frame of the window on the screen, in points.
  /// - Returns: The height in points.
  public static func keyboardHeight(ofFrame keyboard: Rect, inWindow window: Rect) -> Double {
    let isBeside = keyboard.maxX <= window.minX || keyboard.minX >= window.maxX
    guard !isBeside, keyboard.maxY >= window.maxY else { return 0 }
    return max(0, window.maxY - keyboard.minY)
  }

  /// What is known about the pose of the device, if the window has the whole display.
  package var poseFacts: PoseFacts? {
    pose.map { PoseFacts.duo($0) }.flatMap { $0.size == windowSize ? $0 : nil }
  }

  /// The fold that divides the window now; `nil` without one.
  ///
  /// A fold that begins at the far edge of the window counts, as in every larger window.
  public var activeDivision: ReservedRegion? {
    reservedRegions.first { region in
      region.kind == .division && region.isActive
        && region.frame.minX <= windowSize.width && region.frame.maxX > 0
        && region.frame.minY <= windowSize.height && region.frame.maxY > 0
    }
  }

  /// The regions that the device needs, and the controls of the window.
  ///
  /// Apple's documentation counts window controls among the regions; their frame as one is that of
  /// the corner that layout regions retreat from, which is our choice.
  public var allReservedRegions: [ReservedRegion] {
    guard let corner = cornerOfControls else { return reservedRegions }
    let x = corner.isLeft ? 0 : windowSize.width - corner.size.width
    let frame = Rect(origin: Point(x: x, y: 0), size: corner.size)
    return reservedRegions + [ReservedRegion("windowControls", .occlusion, frame)]
  }

  /// The upper corner with the controls of the window, from the edges of the window; `nil` without
  /// controls.
  package var cornerOfControls: (isLeft: Bool, size: Size)? {
    if windowControls.width <= 0 { return nil }
    let height = safeAreaInsets.top + windowControls.height
    return (
      traits.layoutDirection == .leftToRight, Size(width: windowControls.width, height: height)
    )
  }

  /// Sets the writing direction; margins stay at their physical sides, because the hardware
  /// determines them.
  public mutating func setLayoutDirection(_ direction: LayoutDirection) {
    guard direction != traits.layoutDirection else { return }
    traits.layoutDirection = direction
    let margins = systemMinimumLayoutMargins
    systemMinimumLayoutMargins.leading = margins.trailing
    systemMinimumLayoutMargins.trailing = margins.leading
  }

  /// Whether the window is narrower than the screen.
  public var windowIsNarrowerThanScreen: Bool { windowSize.width < screenSize.width }

  /// Whether the window is higher than wide; a square one is landscape.
  public var aspect: Orientation {
    windowSize.width < windowSize.height ? .portrait : .landscape
  }

  /// The readable width of the profile at the current text size, in points.
  public var readableWidth: Double {
    readableWidthProfile.width(for: traits.preferredContentSizeCategory)
  }

  /// The environment of a full-screen window of ``Device/standard`` in portrait orientation, on the
  /// newest system.
  public static let standard = standard(on: .newest)

  /// Returns the environment of a full-screen window of ``Device/standard`` in portrait
  /// orientation.
  public static func standard(on platform: Platform) -> LayoutEnvironment {
    WindowConfiguration.fullScreen(of: .standard, .portrait, on: platform)
  }
}
