extension ScreenArrangement {
  /// The minimum size of a window of any size, in points.
  ///
  /// Our choice: the narrowest window of any device in the catalogue, and the minimum height of an
  /// app on any of them.
  public static let minimumWindowSize = Size(width: 320, height: 320)

  /// Changes the size of an app's window.
  ///
  /// The first time, every app on the screen gets a window at its present place. The upper corner
  /// at the leading side does not move, as far as the window fits on the screen.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - id: The app; `nil` for the primary app.
  /// - Throws: ``SceneError`` if the model does not have such windows, the app is not on the screen
  ///   or the size is out of range.
  public mutating func resize(
    to size: Size, for id: Application.ID? = nil
  ) throws(SceneError) {
    try requireDividerAtRest()
    let target = try applicationOnScreen(id ?? primary.id).id
    guard profile.features(of: device).contains(.resizableWindows) else {
      throw .featureNotOffered(.resizableWindows, device: device.id, profile: profile)
    }
    let least = Self.minimumWindowSize
    let greatest = screen.bounds.size
    guard (least.width...greatest.width).contains(size.width),
      (least.height...greatest.height).contains(size.height)
    else { throw .sizeOutOfRange(size, minimum: least, maximum: greatest) }
    for placed in onScreen { try Self.requireAdaptive(placed.application) }
    var windows = settled.enumerated().map { index, placed in
      window(placed, index == 0 ? .primary : .secondary)
    }
    for index in windows.indices where windows[index].id == target {
      windows[index].windowFrame.size = size
    }
    guard let first = windows.first else { return }
    show(first, Array(windows.dropFirst()))
  }

  /// Moves a window of any size.
  ///
  /// The whole window stays on the screen.
  ///
  /// - Parameters:
  ///   - id: The app; `nil` for the primary app.
  ///   - origin: The new upper left corner on the screen, in points.
  /// - Throws: ``SceneError`` if the app has no such window or a number is out of range.
  public mutating func moveWindow(
    of id: Application.ID? = nil, to origin: Point
  ) throws(SceneError) {
    try requireDividerAtRest()
    let placed = try applicationOnScreen(id ?? primary.id)
    guard placed.place == .window else { throw .notAWindow(placed.id) }
    let limit = WindowConfiguration.largestSide
    for number in [origin.x, origin.y] where !(-limit...limit).contains(number) {
      throw .outOfRange(number, minimum: -limit, maximum: limit)
    }
    let bounds = screen.bounds
    let size = Self.kept(placed.windowFrame, in: bounds).size
    let frame = mirrored(Self.kept(Rect(origin: origin, size: size), in: bounds))
    change(placed.id) { $0.windowFrame = frame }
  }

  /// The app as a window of any size with the frame that it has now.
  private func window(_ placed: PlacedApplication, _ role: SceneRole) -> PlacedApplication {
    guard placed.place != .window else { return placed }
    var window = placed.moved(to: .window)
    window.windowFrame = mirrored(frame(of: placed, role))
    return window
  }

  /// Changes an app on the screen.
  mutating func change(_ id: Application.ID, _ edit: (inout PlacedApplication) -> Void) {
    if primary.id == id { edit(&primary) }
    for index in others.indices where others[index].id == id { edit(&others[index]) }
  }
}
