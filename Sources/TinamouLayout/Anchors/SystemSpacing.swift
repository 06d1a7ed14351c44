/// The space that the system leaves between two anchors when none is named.
public enum SystemSpacing {
  /// Between the edges of neighbours, in points; documented, and printed by UIKit as
  /// `NSLayoutAnchorConstraintSpace(8)`.
  public static let betweenEdges = 8.0
}
