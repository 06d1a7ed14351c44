/// Which of the apps on a screen an app is.
public enum SceneRole: String, CaseIterable, Hashable, Sendable {
  /// The one that was there first: it has the status bar and the external display.
  case primary
  /// One that came in beside or over it.
  case secondary
}
