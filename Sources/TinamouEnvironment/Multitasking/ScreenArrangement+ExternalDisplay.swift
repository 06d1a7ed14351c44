extension ScreenArrangement {
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
