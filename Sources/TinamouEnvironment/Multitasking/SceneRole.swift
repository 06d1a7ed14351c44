/// The role of an app among those on a screen.
public enum SceneRole: String, CaseIterable, Hashable, Sendable {
  /// The first app, which has the status bar and the external display.
  case primary
  /// An app that was added beside or over it.
  case secondary
}
