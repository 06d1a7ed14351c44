public import TinamouLayout

/// A window to lay out for, with what the user has set there.
public struct LayoutRequest: Hashable, Sendable {
  /// The window.
  public var window: WindowConfiguration
  /// The text size; L if not stated.
  public var textSize: ContentSizeCategory?
  /// The writing direction; left to right if not stated.
  public var direction: LayoutDirection?
  /// Pixels per point; those of the window if not stated.
  public var scale: Double?
  /// How much of the window a docked keyboard covers, in points; nothing if not stated.
  public var keyboardHeight: Double?
  /// How wide text stays readable; that of iOS 14 and later if not stated.
  public var readableWidthProfile: ReadableWidthProfile?
  /// The traits of the window, in place of those that it has of itself.
  public var traits = TraitOverrides()
  /// What covers the edges of the window, in points; those of the window if not stated.
  public var safeArea: EdgeInsets?
  /// The least margins of the root, in points; those of the window if not stated.
  public var minimumMargins: DirectionalEdgeInsets?

  /// Makes a request.
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

  /// What a layout in the window depends on.
  public func environment() throws(EnvironmentError) -> LayoutEnvironment {
    var environment = try window.environment()
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
