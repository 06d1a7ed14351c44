/// Whether an app receives events.
public enum ActivationState: String, CaseIterable, Hashable, Sendable {
  /// The app is on the screen and receives events.
  case active
  /// The app is on the screen but temporarily receives no events, for example while the user drags
  /// the divider.
  case inactive
  /// The app is not visible.
  case background
}
