public import TinamouControllers
public import TinamouLayout

/// Plays the steps of a script in a window, with the layout of a file.
///
/// There is always a second app for the other side of a Split View. Slide Over is docked and as
/// high as the screen, as for `tinamou solve --split slide-over`.
public struct TransitionPlayer {
  /// The layout after a step.
  public struct Stop {
    /// The step.
    public let step: TransitionScript.Step
    /// The window; a window of any size is a size without a device here, with the traits of the
    /// device.
    public let request: LayoutRequest
    /// The device.
    public let device: Device
    /// The orientation of the device.
    public let orientation: Orientation
    /// The layout.
    public let snapshot: LayoutSnapshot
    /// The report of the transition; `nil` for the first step.
    public let report: TransitionReport?
  }

  /// The names of the apps on the screen; the layout is that of the first app.
  private static let names = (own: "app", other: "other")

  private let layout: FileLayout
  private let budget: TransitionBudget
  private var window: Window?
  private var screen: ScreenArrangement
  /// The request with all changes that the steps so far have made.
  private var request: LayoutRequest

  /// Makes a player for a window of a device.
  ///
  /// - Parameters:
  ///   - layout: The file with its engine.
  ///   - start: The window at the beginning; the result is `nil` for a size without a device, which
  ///     has no screen.
  ///   - budget: The time that each transition should take at most.
  public init?(
    _ layout: FileLayout, from start: LayoutRequest, budget: TransitionBudget = .frameAt120Hertz
  ) {
    guard case .device(let device, let orientation, _) = start.window else { return nil }
    self.layout = layout
    self.budget = budget
    request = start
    let scene = layout.file.scene
    let own = Application(Self.names.own)
    let other = Application(Self.names.other)
    let isPrimary = scene.role == .primary
    screen = ScreenArrangement(
      device, orientation, platform: start.platform(of: layout.file), profile: scene.profile,
      direction: start.direction ?? .leftToRight,
      application: isPrimary ? own : other, others: [isPrimary ? other : own])
    if let textSize = start.textSize { screen.preferredContentSizeCategory = textSize }
    if let profile = start.readableWidthProfile { screen.readableWidthProfile = profile }
  }

  /// Plays one step; the first step is the state in which the window begins.
  ///
  /// - Parameter step: The step.
  /// - Returns: The layout after the step.
  /// - Throws: ``TransitionError`` if the step is not allowed or its layout is refused.
  public mutating func play(_ step: TransitionScript.Step) throws(TransitionError) -> Stop {
    let orientation = screen.orientation
    do throws(SceneError) {
      if window == nil { try begin() }
      try change(step.step)
    } catch {
      throw Self.notAllowed(error, step)
    }
    let environment = try environment(after: step)
    do throws(LayoutError) {
      let report = try move(to: environment, hasTurned: orientation != screen.orientation)
      return Stop(
        step: step, request: request, device: screen.device, orientation: screen.orientation,
        snapshot: try layout.solve(environment), report: report)
    } catch {
      throw .layout(error)
    }
  }

  /// Moves the window to another environment; the first time, there is no transition.
  private mutating func move(
    to environment: LayoutEnvironment, hasTurned: Bool
  ) throws(LayoutError) -> TransitionReport? {
    guard let window else {
      _ = try layout.solve(environment)
      let window = Window(layout.engine)
      window.budget = budget
      self.window = window
      return nil
    }
    let quarter = screen.orientation == .landscape ? Double.pi / 2 : -Double.pi / 2
    return try window.resize(
      to: layout.adjusted(environment),
      options: TransitionOptions(rotationAngle: hasTurned ? quarter : 0))
  }

  // MARK: Steps

  /// Puts the app in the place that it has before the first step.
  private mutating func begin() throws(SceneError) {
    guard case .device(let device, let orientation, let split) = request.window else { return }
    if layout.file.scene.role == .secondary {
      // A secondary app cannot begin in full screen, so it opens above the other app, or beside it.
      if device.windowWidth(.slideOver, orientation) != nil {
        try screen.enterSlideOver(Self.names.own)
      } else {
        try screen.split(.half)
      }
    }
    if split != .full { try screen.place(Self.names.own, in: split) }
    if let height = request.keyboardHeight, height > 0 { try showKeyboard(height) }
  }

  private mutating func change(_ step: TransitionStep) throws(SceneError) {
    switch step {
    case .place(let split): try screen.place(Self.names.own, in: split)
    case .rotate: screen.rotate()
    case .orientation(let orientation): screen.rotate(to: orientation)
    case .keyboard(let height?): try showKeyboard(height)
    case .keyboard(nil):
      screen.hideKeyboard()
      request.keyboardHeight = nil
    case .textSize(let size):
      screen.preferredContentSizeCategory = size
      request.textSize = size
    case .direction(let direction): request.direction = direction
    case .fold(let fold): try screen.fold(to: fold)
    case .size(let size): try screen.resize(to: size, for: Self.names.own)
    }
  }

  private mutating func showKeyboard(_ height: Double) throws(SceneError) {
    try screen.showKeyboard(height: height, by: Self.names.own)
    request.keyboardHeight = height
  }

  /// The layout environment after a step.
  private mutating func environment(
    after step: TransitionScript.Step
  ) throws(TransitionError) -> LayoutEnvironment {
    guard let scene = screen.scene(of: Self.names.own) else {
      throw Self.notAllowed(.notOnScreen(Self.names.own, onScreen: []), step)
    }
    do throws(EnvironmentError) {
      guard let split = scene.place.split else { return freeEnvironment(of: scene) }
      request.window = .device(screen.device, orientation: screen.orientation, split: split)
      return try request.environment(of: layout.file, role: scene.role)
    } catch {
      throw .notAllowed(Diagnostic(.unknownConfiguration, "\(error)", at: step.span))
    }
  }

  private mutating func freeEnvironment(of scene: WindowScene) -> LayoutEnvironment {
    var environment = scene.environment
    request.window = .size(environment.windowSize)
    if let direction = request.direction { environment.setLayoutDirection(direction) }
    if let scale = request.scale { environment.traits.displayScale = scale }
    return environment
  }

  private static func notAllowed(
    _ error: SceneError, _ step: TransitionScript.Step
  ) -> TransitionError {
    .notAllowed(Diagnostic(.unknownConfiguration, "\(error)", at: step.span))
  }
}
