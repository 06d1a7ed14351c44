import TinamouLayout

/// The parts of controls as they are drawn in a frame.
struct ControlShapes {
  /// The look of a part.
  enum Style: String {
    /// The background, or the part that is not selected.
    case track
    /// The selected part.
    case filled
    /// The part that the user moves.
    case knob
    case stroke
  }

  enum Shape {
    case box(Rect, radius: Double)
    case disc(Point, radius: Double)
    case line(Point, Point)
  }

  struct Part {
    let style: Style
    let shape: Shape
  }

  private let frame: Rect
  private let isRightToLeft: Bool

  init(_ frame: Rect, isRightToLeft: Bool) {
    self.frame = frame
    self.isRightToLeft = isRightToLeft
  }

  /// A track with its knob at the end.
  var `switch`: [Part] {
    let height = min(frame.height, frame.width / 1.4)
    let track = middle(width: min(frame.width, 1.65 * height), height: height)
    let radius = height / 2
    let x = isRightToLeft ? track.minX + radius : track.maxX - radius
    return [
      Part(style: .filled, shape: .box(track, radius: radius)),
      Part(style: .knob, shape: .disc(Point(x: x, y: track.midY), radius: 0.85 * radius)),
    ]
  }

  /// A line, filled up to the knob.
  var slider: [Part] {
    let radius = min(frame.height / 2, 14)
    let bar = middle(width: frame.width, height: min(frame.height, 4))
    return [
      Part(style: .track, shape: .box(bar, radius: bar.height / 2)),
      Part(style: .filled, shape: .box(leadingHalf(of: bar), radius: bar.height / 2)),
      Part(style: .knob, shape: .disc(Point(x: bar.midX, y: bar.midY), radius: radius)),
    ]
  }

  /// A bar, half full.
  var progressView: [Part] {
    let bar = middle(width: frame.width, height: min(frame.height, 4))
    return [
      Part(style: .track, shape: .box(bar, radius: bar.height / 2)),
      Part(style: .filled, shape: .box(leadingHalf(of: bar), radius: bar.height / 2)),
    ]
  }

  /// Two segments, of which the first is selected.
  var segmentedControl: [Part] {
    let radius = min(8, frame.height / 2)
    let chosen = leadingHalf(of: frame).inset(by: .all(min(2, frame.height / 4)))
    return [
      Part(style: .track, shape: .box(frame, radius: radius)),
      Part(style: .knob, shape: .box(chosen, radius: max(radius - 2, 0))),
    ]
  }

  /// A minus and a plus with a line between them.
  var stepper: [Part] {
    let reach = min(frame.height, frame.width / 2) / 5
    let y = frame.midY
    let (minus, plus) = (frame.minX + frame.width / 4, frame.maxX - frame.width / 4)
    return [
      Part(style: .track, shape: .box(frame, radius: min(8, frame.height / 2))),
      line(frame.midX, frame.minY + frame.height / 4, frame.midX, frame.maxY - frame.height / 4),
      line(minus - reach, y, minus + reach, y),
      line(plus - reach, y, plus + reach, y),
      line(plus, y - reach, plus, y + reach),
    ]
  }

  /// Three dots, of which the first is the current page.
  var pageControl: [Part] {
    let radius = min(3.5, frame.height / 2, frame.width / 12)
    return (-1...1).map { index in
      let isShown = index == (isRightToLeft ? 1 : -1)
      let centre = Point(x: frame.midX + Double(index) * 4.5 * radius, y: frame.midY)
      return Part(style: isShown ? .filled : .track, shape: .disc(centre, radius: radius))
    }
  }

  /// Eight rays.
  var activityIndicator: [Part] {
    let reach = min(frame.width, frame.height) / 2
    // The directions of a compass; the diagonals are as long as the others.
    let rays: [(Double, Double)] = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
      (-0.7071, -0.7071),
    ]
    return rays.map { x, y in
      line(
        frame.midX + 0.45 * reach * x, frame.midY + 0.45 * reach * y,
        frame.midX + 0.9 * reach * x, frame.midY + 0.9 * reach * y)
    }
  }

  /// A field with a magnifying glass.
  var searchBar: [Part] {
    let inset = min(8, frame.width / 8, frame.height / 8)
    let field = frame.inset(by: .all(inset))
    let radius = min(6, field.height / 5)
    let sign = isRightToLeft ? -1.0 : 1.0
    let edge = isRightToLeft ? field.maxX : field.minX
    let centre = Point(x: edge + sign * 2.5 * radius, y: field.midY - 0.2 * radius)
    return [
      Part(style: .track, shape: .box(field, radius: min(10, field.height / 2))),
      Part(style: .stroke, shape: .disc(centre, radius: radius)),
      line(
        centre.x + 0.7 * radius, centre.y + 0.7 * radius, centre.x + 1.5 * radius,
        centre.y + 1.5 * radius),
    ]
  }

  /// A rounded border.
  var textField: [Part] {
    [Part(style: .stroke, shape: .box(frame, radius: min(6, frame.height / 2)))]
  }

  /// The selected row, with lines for the rows around it.
  var picker: [Part] {
    let row = min(32, frame.height / 3)
    let chosen = middle(width: frame.width - min(16, frame.width / 4), height: row)
    let inset = chosen.width / 3
    return [Part(style: .track, shape: .box(chosen, radius: min(8, row / 2)))]
      + [-1.0, 0, 1].map { offset in
        let y = frame.midY + offset * row
        return line(chosen.minX + inset, y, chosen.maxX - inset, y)
      }
  }

  /// A line along the upper edge, and three items.
  var bar: [Part] {
    let radius = min(11, frame.height / 3, frame.width / 10)
    return [line(frame.minX, frame.minY, frame.maxX, frame.minY)]
      + (1...3).map { index in
        let x = frame.minX + frame.width * Double(index) / 4
        let box = Rect(
          x: x - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius)
        return Part(style: .track, shape: .box(box, radius: radius / 2))
      }
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Part {
    Part(style: .stroke, shape: .line(Point(x: x1, y: y1), Point(x: x2, y: y2)))
  }

  private func middle(width: Double, height: Double) -> Rect {
    Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  private func leadingHalf(of rect: Rect) -> Rect {
    Rect(
      x: isRightToLeft ? rect.midX : rect.minX, y: rect.minY, width: rect.width / 2,
      height: rect.height)
  }
}
