/// The relation of a system guide to its view, whatever the view's size is.
struct GuideRelation: Equatable {
  /// The relation of the guide along one axis: between a near and a far edge, in points.
  enum Span: Equatable {
    /// The guide is inset from the edges of the view by these distances.
    case inset(near: Double, far: Double)
    /// The guide has a length, in the middle of the space between the insets.
    case centred(length: Double, near: Double, far: Double)
    /// The guide has a length, at the far edge of the view.
    case atFarEdge(length: Double)
    /// The guide begins at the near edge, and constraints determine its length.
    case free
  }

  var horizontal: Span
  var vertical: Span

  /// The guide between the insets.
  init(insets: EdgeInsets) {
    horizontal = .inset(near: insets.left, far: insets.right)
    vertical = .inset(near: insets.top, far: insets.bottom)
  }

  init(horizontal: Span, vertical: Span) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the rectangle in a view of a size, in the view's coordinates; a free length is zero.
  func frame(in size: Size) -> Rect {
    let (x, width) = horizontal.segment(in: size.width)
    let (y, height) = vertical.segment(in: size.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the relation that leaves less space along each axis, for a layout that does not
  /// settle.
  func narrower(than other: GuideRelation) -> GuideRelation {
    GuideRelation(
      horizontal: horizontal.narrower(than: other.horizontal),
      vertical: vertical.narrower(than: other.vertical))
  }
}

extension GuideRelation.Span {
  /// Returns whether two spans differ only in numbers, so that both can use the same rows.
  func isOfSameForm(as other: GuideRelation.Span) -> Bool {
    switch (self, other) {
    case (.inset, .inset), (.centred, .centred), (.atFarEdge, .atFarEdge), (.free, .free): true
    default: false
    }
  }

  /// Returns the origin and length in a view of a length.
  fileprivate func segment(in whole: Double) -> (origin: Double, length: Double) {
    switch self {
    case .inset(let near, let far): (near, whole - near - far)
    case .centred(let length, let near, let far): ((whole + near - far - length) / 2, length)
    case .atFarEdge(let length): (whole - length, length)
    case .free: (0, 0)
    }
  }

  fileprivate func narrower(than other: GuideRelation.Span) -> GuideRelation.Span {
    switch (self, other) {
    case (.inset(let near, let far), .inset(let otherNear, let otherFar)):
      .inset(near: max(near, otherNear), far: max(far, otherFar))
    case (.centred(let length, let near, let far), .inset(let otherNear, let otherFar)),
      (.inset(let otherNear, let otherFar), .centred(let length, let near, let far)):
      .centred(length: length, near: max(near, otherNear), far: max(far, otherFar))
    case (
      .centred(let length, let near, let far),
      .centred(let otherLength, let otherNear, let otherFar)
    ):
      .centred(
        length: min(length, otherLength), near: max(near, otherNear), far: max(far, otherFar))
    // A longer guide at the far edge leaves less space for the views above it.
    case (.atFarEdge(let length), .atFarEdge(let otherLength)):
      .atFarEdge(length: max(length, otherLength))
    default: self
    }
  }
}
