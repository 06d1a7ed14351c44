import TinamouLayout

/// The views of a cell, in the order of its frames: each before its subviews.
///
/// A cell whose views or inputs change gets a new shape, so that content and frames of the old one
/// are not used again.
final class CellShape {
  let views: [LayoutView]
  /// The names of the views; `nil` for views without a name.
  let names: [String?]

  init(of views: [LayoutView]) {
    self.views = views
    names = views.map(\.name)
  }

  func hasSameViews(as other: [LayoutView]) -> Bool {
    views.count == other.count && zip(views, other).allSatisfy { $0 === $1 && $0.name == $1.name }
  }
}
