/// The amount of space that a window has along one axis, in two steps.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
  /// Not known: for a view or controller that is in no window.
  case unspecified
}
