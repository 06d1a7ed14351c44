extension ScreenArrangement {
  /// The least size of a window of any size, in points.
  ///
  /// Our choice: the narrowest window that any device of the catalogue has, and the least height
  /// that an app has on any of them.
  public static let minimumWindowSize = Size(width: 320, height: 320)

  /// Gives the window of an app a size in points; without a name that of the primary app.
  ///
  /// The first time, every app on the screen gets a window where it is. The corner above where lines
  /// begin stays, as far as the window fits on the screen.
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

  /// Moves the upper left corner of a window of any size; without a name that of the primary app.
  ///
  /// A window stays on the screen as a whole.
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

  /// The app in a window of any size where it is now.
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
