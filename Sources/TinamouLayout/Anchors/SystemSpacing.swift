/// The space that the system leaves between two anchors when none is named.
///
/// The one place to change if measurements say otherwise.
public enum SystemSpacing {
  /// Between the edges of neighbours, in points; documented, and printed by UIKit as
  /// `NSLayoutAnchorConstraintSpace(8)`.
  public static let betweenEdges = 8.0

  /// From the second anchor of a constraint to the first, in points.
  ///
  /// What a baseline stands away from the edge of its text adds to the space between edges, so that
  /// it grows with the fonts. Apple says that it depends on them; nobody has measured how.
  static func points(
    from second: LayoutConstraint.WeakTerm, to first: LayoutConstraint.WeakTerm
  ) -> Double {
    betweenEdges + distanceToEdge(second) + distanceToEdge(first)
  }

  private static func distanceToEdge(_ term: LayoutConstraint.WeakTerm) -> Double {
    guard let view = term.placedItem as? LayoutView else { return 0 }
    switch term.attribute {
    case .firstBaseline: return view.effectiveFirstBaselineOffset ?? 0
    case .lastBaseline: return view.effectiveLastBaselineOffset ?? 0
    default: return 0
    }
  }
}
