/// How much room a window offers along one axis, in two coarse steps.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
  /// Nobody knows yet: of a view or controller that is in no window, as while it is set up or taken
  /// down.
  case unspecified
}
