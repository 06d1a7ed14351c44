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
