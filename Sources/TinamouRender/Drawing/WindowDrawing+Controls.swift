import TinamouLayout

extension WindowDrawing {
  /// Draws a control over its rectangle. The state of a control is not part of a layout: a switch
  /// is on, sliders and progress bars are in the middle, and the first segment is selected.
  func drawControl(_ view: WindowPicture.View, into writer: inout MarkupWriter) {
    let frame = view.frame
    guard !view.isHidden, frame.width >= 4, frame.height >= 2 else { return }
    let shapes = ControlShapes(frame, isRightToLeft: view.isRightToLeft)
    let parts: [ControlShapes.Part]
    switch view.kind {
    case .switch: parts = shapes.switch
    case .slider: parts = shapes.slider
    case .segmentedControl: parts = shapes.segmentedControl
    case .stepper: parts = shapes.stepper
    case .progressView: parts = shapes.progressView
    case .pageControl: parts = shapes.pageControl
    case .activityIndicator: parts = shapes.activityIndicator
    case .searchBar: parts = shapes.searchBar
    case .textField: parts = shapes.textField
    case .pickerView, .datePicker: parts = shapes.picker
    case .toolbar, .tabBar: parts = shapes.bar
    default: return
    }
    for part in parts { draw(part, clipAttributes(of: view), into: &writer) }
  }

  private func draw(
    _ part: ControlShapes.Part, _ clip: MarkupWriter.Attributes, into writer: inout MarkupWriter
  ) {
    let style = ("class" as StaticString, "part " + part.style.rawValue)
    switch part.shape {
    case .box(let rect, let radius):
      writer.empty(
        "rect",
        [style] + MarkupWriter.attributes(rect) + [("rx", PictureNumber.text(radius))] + clip)
    case .disc(let centre, let radius):
      writer.empty(
        "circle",
        [
          style, ("cx", PictureNumber.text(centre.x)), ("cy", PictureNumber.text(centre.y)),
          ("r", PictureNumber.text(radius)),
        ] + clip)
    case .line(let start, let end):
      let numbers = [start.x, start.y, end.x, end.y].map(PictureNumber.text)
      writer.empty(
        "path",
        [style, ("d", "M\(numbers[0]) \(numbers[1])L\(numbers[2]) \(numbers[3])")] + clip)
    }
  }
}
