/// One of the two directions of the plane.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}
