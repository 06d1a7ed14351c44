/// The standard distance between two anchors.
public enum SystemSpacing {
  /// The distance between the edges of neighbours, in points; it is documented, and UIKit prints it
  /// as `NSLayoutAnchorConstraintSpace(8)`.
  public static let betweenEdges = 8.0
}
