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
