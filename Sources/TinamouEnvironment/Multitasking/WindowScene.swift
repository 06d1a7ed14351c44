/// What the screen has for one app: where it is, what it may do, and what its layout depends on.
public struct WindowScene: Hashable, Sendable, Identifiable {
  /// The app.
  public let application: Application
  /// Whether it is the primary app.
  public let role: SceneRole
  /// What it has of the screen.
  public let place: ScenePlace
  /// Where it is on the screen, in points; while the divider moves, partly outside.
  public let frame: Rect
  /// Whether it gets events.
  public let activation: ActivationState
  /// Whether the status bar is drawn as this app says.
  public let ownsStatusBar: Bool
  /// Whether this app sees the external display.
  public let ownsExternalDisplay: Bool
  /// Whether this app raised the keyboard that is shown (`isLocal` of UIKit's notifications).
  public let keyboardIsLocal: Bool
  /// What a layout depends on in a window that follows the scene.
  public let environment: LayoutEnvironment

  /// The name of the app.
  public var id: Application.ID { application.id }

  /// What a layout depends on in a window of the app.
  public func environment(of window: WindowFrame) -> LayoutEnvironment {
    window.environment(inScene: environment)
  }
}
