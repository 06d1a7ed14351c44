/// A frame with its mask, from which four constraints are made.
struct AutoresizingTranslation: Equatable {
  /// `start * origin + extent * size == superview * size of the superview + constant`, on one axis.
  struct Row: Equatable {
    var start = 0.0
    var extent = 0.0
    var superview = 0.0
    var constant: Double
  }

  var frame: Rect
  var mask: AutoresizingMask
  /// The superview's size when the frame was given; `nil` until it has one.
  var superviewSize: Size?

  /// Whether the constraints depend on the superview's size.
  var isFlexible: Bool { !mask.isEmpty }

  /// Left, top, width and height.
  var rows: [Row] {
    let size = superviewSize ?? frame.size
    let horizontal = AutoresizingAxis(
      start: frame.minX, extent: frame.width, superview: size.width,
      startIsFlexible: mask.contains(.flexibleLeftMargin),
      extentIsFlexible: mask.contains(.flexibleWidth),
      endIsFlexible: mask.contains(.flexibleRightMargin)
    ).rows
    let vertical = AutoresizingAxis(
      start: frame.minY, extent: frame.height, superview: size.height,
      startIsFlexible: mask.contains(.flexibleTopMargin),
      extentIsFlexible: mask.contains(.flexibleHeight),
      endIsFlexible: mask.contains(.flexibleBottomMargin)
    ).rows
    return [horizontal.start, vertical.start, horizontal.extent, vertical.extent]
  }
}
