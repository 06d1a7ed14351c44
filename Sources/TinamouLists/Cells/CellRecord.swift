import TinamouLayout

/// A row, item, header or footer near the visible part of a list, with its layout.
struct CellRecord {
  /// The template that lays it out; `nil` for a header or footer that does not exist.
  var template: CellTemplate?
  /// The views of the template when it was laid out.
  var shape: CellShape?
  var content = CellContent()
  /// The frames of the views, in the order of the shape.
  var frames: [Rect] = []
  /// What is open or broken in the layout, if anybody wants to know.
  var findings: CellFindings?
  /// The height in the list, in points.
  var height = 0.0
  /// The state of the list that content and frames were worked out for; -1 for none.
  var contentGeneration = -1
  var metricsGeneration = -1

  /// The finished layout; `nil` if there is no view.
  var layout: CellLayout? {
    template.map {
      CellLayout(
        reuseIdentifier: $0.view.reuseIdentifier ?? "", names: shape?.names ?? [], frames: frames)
    }
  }
}
