extension ScreenArrangement {
  /// Tells an app on the screen that it is active, inactive or in the background.
  ///
  /// Without a name all of them, as after the Home button. In the background an app keeps its place,
  /// so that it has it when it comes back. The keyboard that it raised goes away; its video goes on
  /// in picture in picture if it was playing, under iOS 9 only that of the primary app.
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

  /// Tells whether an app plays a video that may go on in picture in picture.
  public mutating func setPlayingVideo(
    _ isPlaying: Bool, of id: Application.ID
  ) throws(SceneError) {
    _ = try application(named: id)
    change(id) { $0.application.isPlayingVideo = isPlaying }
    for index in background.indices where background[index].id == id {
      background[index].isPlayingVideo = isPlaying
    }
  }

  /// What happens around an app on the screen when it is no longer seen.
  mutating func hide(_ id: Application.ID) {
    if keyboard?.applicationID == id { keyboard = nil }
    guard let placed = onScreen.first(where: { $0.id == id }), placed.activation != .background,
      placed.application.isPlayingVideo, pictureInPicture == nil,
      id == primary.id || !profile.automaticPictureInPictureIsPrimaryOnly
    else { return }
    try? startPictureInPicture(of: id)
  }

  /// Shows a keyboard of this height in points over all apps; without a name the primary app does.
  ///
  /// It is docked at the lower edge of the screen. Every window learns how much of it is covered.
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

  /// Takes the keyboard away, if there is one.
  public mutating func hideKeyboard() { keyboard = nil }

  /// Connects a second screen of this size in points, which the primary app sees.
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

  /// Takes the second screen away, if there is one.
  public mutating func disconnectExternalDisplay() { externalDisplay = nil }
}
