import TinamouLayout

/// The values that a list sets for its cells.
struct CellMetrics: Equatable {
  /// The width of a cell, in points.
  var width: Double
  /// The width of the list, and so of its headers and footers, in points.
  var listWidth: Double
  /// The margins of the content, in points; 8 on every system, because nobody has measured items
  /// and cells on iOS 27.1.
  var margins = DirectionalEdgeInsets.all(8)
  /// The inset of the separators from the edges of the cell, in points.
  var separatorInset = DirectionalEdgeInsets.zero
  /// Whether there are separators.
  var hasSeparators = false
  /// The layout environment: direction, scale, text size and so on.
  var environment: LayoutEnvironment

  /// The length of a device pixel, in points.
  var pixel: Double { 1 / PixelGrid(scale: environment.traits.displayScale).scale }

  /// Whether these values differ from others at most in the minimum margins of the window.
  func differsOnlyInMinimumMargins(from other: CellMetrics) -> Bool {
    var own = self
    own.environment.systemMinimumLayoutMargins = other.environment.systemMinimumLayoutMargins
    return own == other
  }
}
