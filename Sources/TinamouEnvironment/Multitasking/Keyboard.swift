/// A keyboard docked at the lower edge of the screen, over all apps.
public struct Keyboard: Hashable, Sendable {
  /// The app that showed it.
  public let applicationID: Application.ID
  /// Its height above the lower edge of the screen, in points.
  public let height: Double
}
