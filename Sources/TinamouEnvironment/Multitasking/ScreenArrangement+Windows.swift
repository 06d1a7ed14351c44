extension ScreenArrangement {
  /// The minimum size of a window of any size on the system, in points.
  public var minimumWindowSize: Size { WindowConfiguration.minimumWindowSize(on: platform) }

  /// Changes the size of an app's window.
  ///
  /// The first time, every app on the screen gets a window at its present place. The upper corner
  /// at the leading side does not move, as far as the window fits on the screen.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - id: The app; `nil` for the primary app.
  /// - Throws: ``SceneError`` if the model does not have such windows, the system is older than
  ///   iPadOS 26, the app is not on the screen or the size is out of range.
  public mutating func resize(
    to size: Size, for id: Application.ID? = nil
  ) throws(SceneError) {
    try requireDividerAtRest()
    let target = try applicationOnScreen(id ?? primary.id).id
    guard profile.features(of: device).contains(.resizableWindows) else {
      throw .featureNotOffered(.resizableWindows, device: device.id, profile: profile)
    }
    guard platform.system >= .iOS26 else {
      throw .systemTooOld(platform.system, for: device.windowOfAnySize, first: .iOS26)
    }
    let least = minimumWindowSize
    let greatest = screen.bounds.size
    guard (least.width...greatest.width).contains(size.width),
      (least.height...greatest.height).contains(size.height)
    else { throw .sizeOutOfRange(size, minimum: least, maximum: greatest) }
    // From iOS 27 on, `UIRequiresFullScreen` no longer keeps an app out of windows.
    if platform.system < .iOS27 {
      for placed in onScreen { try Self.requireAdaptive(placed.application) }
    }
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

extension ScreenArrangement {
  /// Makes an app on the screen active, inactive or a background app.
  ///
  /// In the background an app keeps its place, which it has again when it returns. The keyboard
  /// that it showed disappears. Its video, if it is playing, continues in picture in picture; under
  /// iOS 9 only that of the primary app.
  ///
  /// - Parameters:
  ///   - state: The new state.
  ///   - id: The app; `nil` for all apps, as after the Home button.
  /// - Throws: ``SceneError`` if the app is not known or not on the screen.
  public mutating func setActivation(
    _ state: ActivationState, of id: Application.ID? = nil
  ) throws(SceneError) {
    try requireDividerAtRest()
    let ids =
      try id.map { id throws(SceneError) in [try applicationOnScreen(id).id] }
      ?? onScreen.map(\.id)
    for id in ids {
      if state == .background { hide(id) }
      change(id) { $0.activation = state }
    }
  }

  /// Sets whether an app plays a video that can continue in picture in picture.
  ///
  /// - Parameters:
  ///   - isPlaying: Whether it plays a video.
  ///   - id: The app.
  /// - Throws: ``SceneError`` if the app is not known.
  public mutating func setPlayingVideo(
    _ isPlaying: Bool, of id: Application.ID
  ) throws(SceneError) {
    _ = try application(named: id)
    change(id) { $0.application.isPlayingVideo = isPlaying }
    for index in background.indices where background[index].id == id {
      background[index].isPlayingVideo = isPlaying
    }
  }

  /// Updates an app of the screen that is no longer visible.
  mutating func hide(_ id: Application.ID) {
    if keyboard?.applicationID == id { keyboard = nil }
    guard let placed = onScreen.first(where: { $0.id == id }), placed.activation != .background,
      placed.application.isPlayingVideo, pictureInPicture == nil,
      id == primary.id || !profile.automaticPictureInPictureIsPrimaryOnly
    else { return }
    try? startPictureInPicture(of: id)
  }
}

extension ScreenArrangement {
  /// Shows a keyboard over all apps, docked at the lower edge of the screen.
  ///
  /// The environment of each window then has the height of the part that the keyboard covers.
  ///
  /// - Parameters:
  ///   - height: The height in points.
  ///   - id: The app that shows it; `nil` for the primary app.
  /// - Throws: ``SceneError`` if the app is not on the screen or the height is out of range.
  public mutating func showKeyboard(
    height: Double, by id: Application.ID? = nil
  ) throws(SceneError) {
    let placed = try applicationOnScreen(id ?? primary.id)
    guard placed.activation != .background else {
      throw .notOnScreen(
        placed.id, onScreen: onScreen.filter { $0.activation != .background }.map(\.id))
    }
    let limit = screen.bounds.height
    guard height > 0, height <= limit else {
      throw .outOfRange(height, minimum: 0, maximum: limit)
    }
    keyboard = Keyboard(applicationID: placed.id, height: height)
  }

  /// Hides the keyboard, if there is one.
  public mutating func hideKeyboard() { keyboard = nil }
}

extension ScreenArrangement {
  /// Makes the video of an app float over all apps.
  ///
  /// The app can be in the background. A video that already floats ends.
  ///
  /// - Parameters:
  ///   - id: The app; `nil` for the primary app.
  ///   - size: The size in points; without one the video has the ratio 16 to 9 and a third of the
  ///     width of the screen's shorter side.
  ///   - corner: The corner of the screen.
  /// - Throws: ``SceneError`` if the model does not offer it, the app is not known or a number is
  ///   out of range.
  public mutating func startPictureInPicture(
    of id: Application.ID? = nil, size: Size? = nil, corner: ScreenCorner = .bottomTrailing
  ) throws(SceneError) {
    let application = try application(named: id ?? primary.id)
    guard profile.features(of: device).contains(.pictureInPicture) else {
      throw .featureNotOffered(.pictureInPicture, device: device.id, profile: profile)
    }
    let size = size ?? PictureInPicture.standardSize(on: screen.bounds.size)
    try requirePictureSize(size)
    pictureInPicture = PictureInPicture(
      applicationID: application.id, size: size, corner: corner)
  }

  /// Moves the floating video to the corner that is nearest to a point.
  ///
  /// - Parameter point: A point on the screen, in points.
  /// - Throws: ``SceneError/noPictureInPicture``, or ``SceneError`` if a number is out of range.
  public mutating func movePictureInPicture(to point: Point) throws(SceneError) {
    guard pictureInPicture != nil else { throw .noPictureInPicture }
    let bounds = screen.bounds
    for (number, side) in [(point.x, bounds.width), (point.y, bounds.height)] {
      guard (0...side).contains(number) else {
        throw .outOfRange(number, minimum: 0, maximum: side)
      }
    }
    let x = direction == .rightToLeft ? bounds.width - point.x : point.x
    pictureInPicture?.corner = ScreenCorner(
      isTop: point.y < bounds.midY, isLeading: x < bounds.midX)
  }

  /// Changes the size of the floating video.
  ///
  /// - Parameter size: The size in points.
  /// - Throws: ``SceneError/noPictureInPicture``, or ``SceneError`` if a number is out of range.
  public mutating func resizePictureInPicture(to size: Size) throws(SceneError) {
    guard pictureInPicture != nil else { throw .noPictureInPicture }
    try requirePictureSize(size)
    pictureInPicture?.size = size
  }

  /// Ends the floating video.
  ///
  /// - Throws: ``SceneError/noPictureInPicture``.
  public mutating func stopPictureInPicture() throws(SceneError) {
    guard pictureInPicture != nil else { throw .noPictureInPicture }
    pictureInPicture = nil
  }

  private func requirePictureSize(_ size: Size) throws(SceneError) {
    let limit = screen.bounds.size
    guard (1...limit.width).contains(size.width), (1...limit.height).contains(size.height) else {
      throw .sizeOutOfRange(size, minimum: Size(width: 1, height: 1), maximum: limit)
    }
  }
}

extension ScreenArrangement {
  /// Connects an external display, which the primary app uses.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point.
  /// - Throws: ``SceneError`` if the model has no external display or a number is out of range.
  public mutating func connectExternalDisplay(
    size: Size, scale: Double = 1
  ) throws(SceneError) {
    guard profile.features(of: device).contains(.externalDisplay) else {
      throw .featureNotOffered(.externalDisplay, device: device.id, profile: profile)
    }
    do {
      externalDisplay = try Screen.external(size: size, scale: scale, idiom: device.idiom)
    } catch {
      let limit = WindowConfiguration.largestSide
      throw .sizeOutOfRange(
        size, minimum: Size(width: 1, height: 1), maximum: Size(width: limit, height: limit))
    }
  }

  /// Disconnects the external display, if there is one.
  public mutating func disconnectExternalDisplay() { externalDisplay = nil }
}
