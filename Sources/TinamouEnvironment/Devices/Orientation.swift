/// The orientation of a screen.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
