import TinamouLayout

/// What a cell shows, as far as its layout depends on it.
struct CellContent {
  /// A view whose content wraps, measured at its last width.
  struct Wrapped {
    var width: Double
    var size: Size
  }

  /// The values of the inputs of the formulas: see ``CellPlan``.
  var inputs: [Double] = []
  /// The margins set on the content; `nil` if the list decides.
  var margins: LayoutMarginsBase?
  /// The separator inset set on the cell; `nil` if the list decides.
  var separatorInset: DirectionalEdgeInsets?
  /// The height that the cell must have, in points; `nil` if its constraints decide.
  var fixedHeight: Double?
  /// The content of the views that have some; of all views if there is no plan.
  var shown: [ShownContent] = []
  /// The sizes of wrapping content before its width is known, in points.
  var naturalSizes: [Size] = []
  /// The last measurements, so that nothing is measured again at the same width.
  var wrapped: [Wrapped] = []
}
