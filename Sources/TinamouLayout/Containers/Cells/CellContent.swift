/// What a cell shows, as far as its layout depends on it.
struct CellContent {
  /// What one view shows.
  struct Shown {
    var intrinsicContentSize: Size
    var heights: HeightTable?
    var text: TextContent

    init(_ view: LayoutView) {
      intrinsicContentSize = view.givenContentSize
      heights = view.heights
      text = view.attributes.text
    }

    /// Gives a view the content, and tells nobody.
    func give(to view: LayoutView) {
      if view.givenContentSize != intrinsicContentSize {
        view.intrinsicContentSize = intrinsicContentSize
      }
      if view.heights != heights { view.heights = heights }
      view.attributes.text = text
    }
  }

  /// Content that wraps, at the width that it had last.
  struct Wrapped {
    var width: Double
    var size: Size
  }

  /// The numbers that the formulas are of: see ``CellPlan``.
  var inputs: [Double] = []
  /// The margins that the content was given; `nil` for those that the list prescribes.
  var margins: LayoutMarginsBase?
  /// What the views with content show; all views if there is no plan.
  var shown: [Shown] = []
  /// The sizes of content that wraps before its width is known, in points.
  var naturalSizes: [Size] = []
  /// What was measured last, so that it is not measured again at the same width.
  var wrapped: [Wrapped] = []
}
