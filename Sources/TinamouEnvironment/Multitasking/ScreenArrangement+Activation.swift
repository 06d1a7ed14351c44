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
