/// The first and last baselines of a view's text; `nil` without text.
struct TextBaselines: Equatable {
  /// From the upper edge of the view down to the first baseline.
  var first: BaselineDistance?
  /// From the lower edge of the view up to the last baseline.
  var last: BaselineDistance?
}

/// The distance of a baseline from an edge of the view, in points.
struct BaselineDistance: Equatable {
  var fromEdge: Double
  /// The height of the view for which the distance is stated, if the text is in the middle of the
  /// view; `nil` if the distance is the same for all heights.
  var centredHeight: Double?
}
