/// What a list prescribes to its cells.
struct CellMetrics: Equatable {
  /// The width of a cell, in points.
  var width: Double
  /// The margins of the content at the leading and trailing edges, in points.
  var leadingMargin = 8.0
  var trailingMargin = 8.0
  /// The inset of the separators from the edges of the cell, in points.
  var separatorInset = DirectionalEdgeInsets.zero
  /// Whether there are separators.
  var hasSeparators = false
  /// Direction, scale, text size and whatever else a layout depends on.
  var environment: LayoutEnvironment

  /// The margin of content above and below, in points: seen in a log of UIKit for content views.
  static let verticalMargin = 8.0
}
