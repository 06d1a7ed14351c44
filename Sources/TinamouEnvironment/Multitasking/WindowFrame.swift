/// How large a window is in its scene; it always begins at (0, 0).
public enum WindowFrame: Hashable, Sendable {
  /// As large as the app, through every resize.
  case followsScene
  /// A size of its own in points, which no resize changes.
  case fixed(Size)

  /// The frame of a window made with this size: none, or that of the screen, follows the scene.
  public init(size: Size?, on screen: Screen) {
    self =
      if let size, size != screen.bounds.size { .fixed(size) } else { .followsScene }
  }

  /// The window in the coordinates of its scene, in points.
  public func bounds(inScene size: Size) -> Rect {
    switch self {
    case .followsScene: Rect(origin: .zero, size: size)
    case .fixed(let own): Rect(origin: .zero, size: own)
    }
  }

  /// What a layout in the window depends on.
  ///
  /// Size classes and margins are those of the scene. Of its safe area and keyboard the window has
  /// what lies in it; like those of any window, its edges count as far as the scene's do.
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
