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

/// The size of a window in its scene; its origin is always (0, 0).
public enum WindowFrame: Hashable, Sendable {
  /// The window has the size of the app, also after every resize.
  case followsScene
  /// The window has its own size in points, which no resize changes.
  case fixed(Size)

  /// Makes the frame of a window: without a size, or with the size of the screen, it follows the
  /// scene.
  public init(size: Size?, on screen: Screen) {
    self =
      if let size, size != screen.bounds.size { .fixed(size) } else { .followsScene }
  }

  /// Returns the frame of the window in the coordinates of its scene, in points.
  public func bounds(inScene size: Size) -> Rect {
    switch self {
    case .followsScene: Rect(origin: .zero, size: size)
    case .fixed(let own): Rect(origin: .zero, size: own)
    }
  }

  /// Returns the environment of the window.
  ///
  /// Size classes and margins are those of the scene. The window has the parts of the scene's safe
  /// area and keyboard that overlap it.
  ///
  /// - Parameter scene: The environment of the scene.
  /// - Returns: The environment of the window.
  public func environment(inScene scene: LayoutEnvironment) -> LayoutEnvironment {
    guard case .fixed(let size) = self else { return scene }
    func part(_ inset: Double, reaching depth: Double) -> Double { min(max(0, depth), inset) }
    let below = size.height - scene.windowSize.height
    let beside = size.width - scene.windowSize.width
    var environment = scene
    environment.windowSize = size
    environment.safeAreaInsets.bottom = part(
      scene.safeAreaInsets.bottom, reaching: scene.safeAreaInsets.bottom + below)
    environment.safeAreaInsets.right = part(
      scene.safeAreaInsets.right, reaching: scene.safeAreaInsets.right + beside)
    if scene.keyboardHeight > 0 {
      environment.keyboardHeight = max(0, scene.keyboardHeight + below)
    }
    return environment
  }
}

/// The role of an app among those on a screen.
public enum SceneRole: String, CaseIterable, Hashable, Sendable {
  /// The first app, which has the status bar and the external display.
  case primary
  /// An app that was added beside or over it.
  case secondary
}

/// The kind of place that a window has on the screen.
public enum ScenePlace: Hashable, Sendable {
  /// The whole screen.
  case fullScreen
  /// One side of a Split View, with this part of the screen.
  case splitView(Split)
  /// A narrow window over the others.
  case slideOver
  /// A window of any size.
  case window

  /// The part of the screen; `nil` for a window of any size.
  public var split: Split? {
    switch self {
    case .fullScreen: .full
    case .splitView(let part): part
    case .slideOver: .slideOver
    case .window: nil
    }
  }
}

/// Whether an app receives events.
public enum ActivationState: String, CaseIterable, Hashable, Sendable {
  /// The app is on the screen and receives events.
  case active
  /// The app is on the screen but temporarily receives no events, for example while the user drags
  /// the divider.
  case inactive
  /// The app is not visible.
  case background
}
