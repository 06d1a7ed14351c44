/// The distance that `-` means in a visual format.
///
/// Documented by Apple: 8 points between siblings, and the layout margin at an edge of the
/// superview. This is the one place for the number; margins come from the views.
enum StandardSpacing {
  /// Between two views, in points.
  static let betweenViews = 8.0
}
