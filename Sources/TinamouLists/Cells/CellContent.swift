import TinamouLayout

/// What a cell shows, as far as its layout depends on it.
struct CellContent {
  /// Content that wraps, at the width that it had last.
  struct Wrapped {
    var width: Double
    var size: Size
  }

  /// The numbers that the formulas are of: see ``CellPlan``.
  var inputs: [Double] = []
  /// The margins that the content was given; `nil` for those that the list prescribes.
  var margins: LayoutMarginsBase?
  /// The inset of the separator that the cell was given; `nil` for that of the list.
  var separatorInset: DirectionalEdgeInsets?
  /// The height that the cell must have, in points; `nil` if its constraints decide.
  var fixedHeight: Double?
  /// What the views with content show; all views if there is no plan.
  var shown: [ShownContent] = []
  /// The sizes of content that wraps before its width is known, in points.
  var naturalSizes: [Size] = []
  /// What was measured last, so that it is not measured again at the same width.
  var wrapped: [Wrapped] = []
}
