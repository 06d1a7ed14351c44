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
}
