/// A keyboard docked at the lower edge of the screen, over all apps.
public struct Keyboard: Hashable, Sendable {
  /// The app that raised it.
  public let applicationID: Application.ID
  /// How far it reaches up from the lower edge of the screen, in points.
  public let height: Double
}
