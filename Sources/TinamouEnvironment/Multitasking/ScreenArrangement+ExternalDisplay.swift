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
