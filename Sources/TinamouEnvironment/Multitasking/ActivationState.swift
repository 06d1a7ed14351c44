/// Whether an app gets events, as its scene is told.
public enum ActivationState: String, CaseIterable, Hashable, Sendable {
  /// On the screen, with events.
  case active
  /// On the screen, for a while without events: somebody drags the divider, for instance.
  case inactive
  /// Not to be seen.
  case background
}
