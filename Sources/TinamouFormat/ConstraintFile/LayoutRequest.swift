public import TinamouLayout

/// A window in which to lay out, with the settings of the user.
public struct LayoutRequest: Hashable, Sendable {
  /// The window.
  public var window: WindowConfiguration
  /// The frame on the screen of a window of any size, in points; `nil` for the part of the screen
  /// that `window` names.
  public var windowFrame: Rect?
  /// The text size; `nil` means L.
  public var textSize: ContentSizeCategory?
  /// The writing direction; `nil` means left to right.
  public var direction: LayoutDirection?
  /// Pixels per point; `nil` means those of the window.
  public var scale: Double?
  /// The height of the part of the window that a docked keyboard covers, in points; `nil` means
  /// none.
  public var keyboardHeight: Double?
  /// The widths up to which text is readable; `nil` means those of the system.
  public var readableWidthProfile: ReadableWidthProfile?
  /// The system; `nil` means that of the file, and the newest one if the file names none.
  public var system: SystemVersion?
  /// The SDK of the app; `nil` means that of the file, and that of the system if the file names
  /// none.
  public var sdk: SystemVersion?
  /// Traits that replace those of the window.
  public var traits = TraitOverrides()
  /// The safe area insets of the window, in points; `nil` means its own.
  public var safeArea: EdgeInsets?
  /// The minimum margins of the root, in points; `nil` means those of the window.
  public var minimumMargins: DirectionalEdgeInsets?
  /// The regions of the window that a fold divides or the device needs; `nil` means its own.
  public var reservedRegions: [ReservedRegion]?
  /// The size of the corner with window controls, below the safe area, in points; `nil` means its
  /// own.
  public var windowControls: Size?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - textSize: The text size; `nil` means L.
  ///   - direction: The writing direction; `nil` means left to right.
  ///   - scale: Pixels per point; `nil` means those of the window.
  ///   - keyboardHeight: The height of the part of the window that a docked keyboard covers, in
  ///     points.
  ///   - readableWidthProfile: The widths up to which text is readable; `nil` means those of the
  ///     system.
  public init(
    _ window: WindowConfiguration, textSize: ContentSizeCategory? = nil,
    direction: LayoutDirection? = nil, scale: Double? = nil, keyboardHeight: Double? = nil,
    readableWidthProfile: ReadableWidthProfile? = nil
  ) {
    self.window = window
    self.textSize = textSize
    self.direction = direction
    self.scale = scale
    self.keyboardHeight = keyboardHeight
    self.readableWidthProfile = readableWidthProfile
  }

  /// Returns the system and the SDK of the layout of a file in this window.
  ///
  /// - Parameter file: The file; `nil` for one that names neither.
  /// - Returns: The platform.
  public func platform(of file: ConstraintFile? = nil) -> Platform {
    Platform(system ?? file?.system ?? .newest, sdk: sdk ?? file?.sdk)
  }

  /// Returns the environment of the layout of a file in this window.
  ///
  /// - Parameters:
  ///   - file: The file; `nil` for one that names no system.
  ///   - role: The role of the app, which decides at which side of the screen its part is.
  /// - Returns: The environment.
  /// - Throws: `EnvironmentError` if the device offers no such window or a number is out of
  ///   range.
  public func environment(
    of file: ConstraintFile? = nil, role: SceneRole = .primary
  ) throws(EnvironmentError) -> LayoutEnvironment {
    let platform = platform(of: file)
    let writing = direction ?? traits.layoutDirection ?? .leftToRight
    var environment =
      if let windowFrame {
        try window.environment(ofWindow: windowFrame, on: platform)
      } else {
        try window.environment(on: platform, direction: writing, role: role)
      }
    environment.setLayoutDirection(writing)
    environment.traits = traits.applied(to: environment.traits)
    if let safeArea { environment.safeAreaInsets = safeArea }
    if let minimumMargins { environment.systemMinimumLayoutMargins = minimumMargins }
    if let reservedRegions { environment.reservedRegions = reservedRegions }
    if let windowControls { environment.windowControls = windowControls }
    if let textSize { environment.traits.preferredContentSizeCategory = textSize }
    if let direction { environment.traits.layoutDirection = direction }
    if let scale { environment.traits.displayScale = scale }
    if let keyboardHeight { environment.keyboardHeight = keyboardHeight }
    if let readableWidthProfile { environment.readableWidthProfile = readableWidthProfile }
    return environment
  }

  /// Returns the widths or heights of the window at which its environment changes otherwise than by
  /// its size: another size class, a screen that is used up, or a fold that enters the window, in
  /// points.
  ///
  /// - Parameter axis: The axis along which the size of the window varies.
  /// - Returns: The sizes, in ascending order; each belongs to the environment of the sizes above
  ///   it.
  package func changesOfEnvironment(along axis: LayoutAxis) -> [Double] {
    var changes = [WindowConfiguration.regularFrom]
    switch window {
    case .device(let device, let orientation, _):
      guard windowFrame != nil else { return [] }
      let screen = device.screenSize(orientation)
      changes.append(axis == .horizontal ? screen.width : screen.height)
    case .size: break
    }
    return Set(changes + folds(along: axis)).ordered()
  }

  /// Returns whether a fold enters the window where it has this width or height.
  package func foldBegins(at size: Double, along axis: LayoutAxis) -> Bool {
    folds(along: axis).contains(size)
  }

  /// The widths or heights at which a fold enters the window, in points.
  private func folds(along axis: LayoutAxis) -> [Double] {
    (reservedRegions ?? []).filter { $0.kind == .division && $0.isActive }.map {
      axis == .horizontal ? $0.frame.minX : $0.frame.minY
    }
  }

  /// Returns the request with another width or height of its window, unless it is a part of the
  /// screen of a device.
  package func resized(to size: Double, along axis: LayoutAxis) -> LayoutRequest {
    var request = self
    func resize(_ whole: inout Size) {
      if axis == .horizontal { whole.width = size } else { whole.height = size }
    }
    if case .size(var window) = window {
      resize(&window)
      request.window = .size(window)
    }
    if var frame = windowFrame {
      resize(&frame.size)
      request.windowFrame = frame
    }
    return request
  }

  /// Returns the widths or heights of a range that the window can have, in points: any for a bare
  /// one, those between the least and the edge of the screen for a window of any size, and its own
  /// for a part of the screen of a device.
  package func lengths(
    in range: ClosedRange<Double>, along axis: LayoutAxis, of file: ConstraintFile? = nil
  ) throws(EnvironmentError) -> ClosedRange<Double> {
    guard case .device(let device, let orientation, _) = window else { return range }
    func side(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    let own = side(try environment(of: file).windowSize)
    guard let frame = windowFrame else { return own...own }
    let least = side(WindowConfiguration.minimumWindowSize(on: platform(of: file)))
    let origin = axis == .horizontal ? frame.minX : frame.minY
    let most = side(device.screenSize(orientation)) - origin
    let lower = min(max(range.lowerBound, least), most)
    return lower...max(min(range.upperBound, most), lower)
  }
}
