/// The part of the screen that an app has, with its role and the environment of its layout.
public struct WindowScene: Hashable, Sendable, Identifiable {
  /// The app.
  public let application: Application
  /// Whether this is the primary app.
  public let role: SceneRole
  /// The kind of place on the screen.
  public let place: ScenePlace
  /// The frame on the screen, in points; while the divider moves, it can be partly outside.
  public let frame: Rect
  /// Whether the app receives events.
  public let activation: ActivationState
  /// Whether this app controls the status bar.
  public let ownsStatusBar: Bool
  /// Whether this app uses the external display.
  public let ownsExternalDisplay: Bool
  /// Whether this app showed the present keyboard (`isLocal` in UIKit's notifications).
  public let keyboardIsLocal: Bool
  /// The environment of a window that follows the scene.
  public let environment: LayoutEnvironment

  /// The name of the app.
  public var id: Application.ID { application.id }

  /// Returns the environment of a window of the app.
  public func environment(of window: WindowFrame) -> LayoutEnvironment {
    window.environment(inScene: environment)
  }
}
