extension ScreenArrangement {
  /// Lets the video of an app float over all of them; without a name that of the primary app.
  ///
  /// The app may be in the background. Without a size, in points, the video is 16 to 9 and a third
  /// as wide as the screen's shorter side. A video that floats already ends.
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

  /// Throws the floating video towards a point of the screen; it snaps to the nearest corner.
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

  /// Gives the floating video another size, in points.
  public mutating func resizePictureInPicture(to size: Size) throws(SceneError) {
    guard pictureInPicture != nil else { throw .noPictureInPicture }
    try requirePictureSize(size)
    pictureInPicture?.size = size
  }

  /// Ends the floating video.
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
