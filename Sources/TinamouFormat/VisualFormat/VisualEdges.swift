import TinamouLayout

/// The edges at which the views of a line begin and end.
struct VisualEdges {
  let start: LayoutAttribute
  let end: LayoutAttribute
  /// Whether a view lies before the one that is written first.
  let isReversed: Bool

  init(_ axis: LayoutAxis, _ options: LayoutConstraint.FormatOptions) {
    let direction = options.intersection(.directionMask)
    switch axis {
    case .vertical: (start, end, isReversed) = (.top, .bottom, false)
    case .horizontal where direction == .directionLeftToRight:
      (start, end, isReversed) = (.left, .right, false)
    case .horizontal where direction == .directionRightToLeft:
      (start, end, isReversed) = (.right, .left, true)
    case .horizontal: (start, end, isReversed) = (.leading, .trailing, false)
    }
  }
}
