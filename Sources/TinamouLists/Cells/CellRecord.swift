import TinamouLayout

/// A row, item, header or footer near the visible part of a list, with its layout.
struct CellRecord {
  /// The template that lays it out; `nil` for a header or footer that does not exist.
  var template: CellTemplate?
  /// The views of the template when the frames were computed.
  var shape: CellShape?
  var content = CellContent()
  /// The frames of the views, in the order of the shape.
  var frames: [Rect] = []
  /// The ambiguities and conflicts of the layout, if somebody asked for them.
  var findings: CellFindings?
  /// The height in the list, in points.
  var height = 0.0
  /// The generation of the list's content for which content and frames were computed; -1 for none.
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
