public import TinamouLayout

/// The initial state of a file's app: the screen, the system and the role of the app.
public struct SceneDeclaration: Hashable, Sendable {
  /// The device; `nil` if the file does not name one.
  public var device: Device?
  /// The orientation of the device.
  public var orientation = Orientation.portrait
  /// The rules for several apps; `nil` for those of the system.
  public var profile: MultitaskingProfile?
  /// The role of the app on the screen.
  public var role = SceneRole.primary

  /// Makes a scene with the full screen of any device.
  public init() {}
}
