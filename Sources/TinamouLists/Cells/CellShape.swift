import TinamouLayout

/// The views of a cell, in the order of its frames: each before its subviews.
///
/// A cell whose formulas change gets a new shape, so that content and frames of the old one are not
/// used again. Formulas change with the views, and with all that is not content: hidden views,
/// constants, spacing, alignment insets, priorities.
final class CellShape {
  let views: [LayoutView]
  /// The names of the views; `nil` for views without a name.
  let names: [String?]

  init(of views: [LayoutView]) {
    self.views = views
    names = views.map(\.name)
  }
}
