/// The horizontal or vertical axis.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}
