public import TinamouLayout

/// Where the app of a file is at first: the screen, the system and the role of the app.
public struct SceneDeclaration: Hashable, Sendable {
  /// The device; `nil` if the file leaves it open.
  public var device: Device?
  /// How the device is held.
  public var orientation = Orientation.portrait
  /// The rules of the system.
  public var profile = MultitaskingProfile.current
  /// Which of the apps on the screen the app is.
  public var role = SceneRole.primary

  /// Makes a scene that has a screen of any device for itself.
  public init() {}
}
