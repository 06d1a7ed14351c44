/// How much room a window offers along one axis, in two coarse steps.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}
