/// What a cell shows, as far as its layout depends on it.
struct CellContent {
  /// The numbers that the formulas are of: see ``CellTemplate``.
  var inputs: [Double]
  /// How high content that wraps is by its width, for each such view.
  var heights: [HeightTable]
}
