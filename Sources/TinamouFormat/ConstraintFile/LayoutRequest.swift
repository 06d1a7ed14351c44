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
  /// - Parameter file: The file; `nil` for one that names no system.
  /// - Returns: The environment.
  /// - Throws: `EnvironmentError` if the device offers no such window or a number is out of
  ///   range.
  public func environment(
    of file: ConstraintFile? = nil
  ) throws(EnvironmentError) -> LayoutEnvironment {
    let platform = platform(of: file)
    var environment =
      if let windowFrame {
        try window.environment(ofWindow: windowFrame, on: platform)
      } else {
        try window.environment(on: platform)
      }
    if let direction = direction ?? traits.layoutDirection {
      environment.setLayoutDirection(direction)
    }
    environment.traits = traits.applied(to: environment.traits)
    if let safeArea { environment.safeAreaInsets = safeArea }
    if let minimumMargins { environment.systemMinimumLayoutMargins = minimumMargins }
    if let textSize { environment.traits.preferredContentSizeCategory = textSize }
    if let direction { environment.traits.layoutDirection = direction }
    if let scale { environment.traits.displayScale = scale }
    if let keyboardHeight { environment.keyboardHeight = keyboardHeight }
    if let readableWidthProfile { environment.readableWidthProfile = readableWidthProfile }
    return environment
  }
}
