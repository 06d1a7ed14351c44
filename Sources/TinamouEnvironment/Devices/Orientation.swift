/// Which way a screen is held.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
