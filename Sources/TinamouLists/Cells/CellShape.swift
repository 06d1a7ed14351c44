import TinamouLayout

/// The views of a cell, in the order of its frames: each before its subviews.
///
/// A cell whose views or inputs change gets another shape, so that what was read from it before is
/// known to be of no use.
final class CellShape {
  let views: [LayoutView]
  /// What the views are called; `nil` for views without a name.
  let names: [String?]

  init(of views: [LayoutView]) {
    self.views = views
    names = views.map(\.name)
  }

  func hasSameViews(as other: [LayoutView]) -> Bool {
    views.count == other.count && zip(views, other).allSatisfy { $0 === $1 && $0.name == $1.name }
  }
}
