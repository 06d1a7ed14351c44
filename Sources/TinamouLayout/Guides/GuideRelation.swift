/// The relation of a system guide to its view in one layout.
typealias GuideRelation = GuideNumbers<Double>

/// The edge of a view that a guide of a fixed length is at.
enum GuideEdge {
  /// The left or top edge.
  case near
  /// The right or bottom edge.
  case far
}

/// The relation of a system guide to its view, whatever the view's size is: with the numbers of one
/// layout, or with numbers that depend on the window's size.
struct GuideNumbers<Number: AdditiveArithmetic> {
  /// The relation of the guide along one axis: between a near and a far edge, in points.
  enum Span {
    /// The guide is inset from the edges of the view by these distances.
    case inset(near: Number, far: Number)
    /// The guide has a length, in the middle of the space between the insets.
    case centred(length: Number, near: Number, far: Number)
    /// The guide has a length, and a gap between it and one edge of the view.
    case atEdge(GuideEdge, gap: Number, length: Number)
    /// The guide begins at the near edge, and constraints determine its length.
    case free
  }

  var horizontal: Span
  var vertical: Span

  /// Returns the relation that leaves less space along each axis, for a layout that does not
  /// settle.
  func narrower<Numbers: InsetsNumbers>(
    than other: Self, of view: LayoutView, _ numbers: inout Numbers
  ) -> Self where Numbers.Number == Number {
    Self(
      horizontal: horizontal.narrower(than: other.horizontal, of: view, &numbers),
      vertical: vertical.narrower(than: other.vertical, of: view, &numbers))
  }

  /// Returns a part of each number, such as its rate.
  func read(_ part: (Number) -> Double) -> GuideRelation {
    GuideRelation(horizontal: horizontal.read(part), vertical: vertical.read(part))
  }
}

extension GuideNumbers {
  /// The guide between the insets.
  init(insets: Edges<Number>) {
    self.init(
      horizontal: .inset(near: insets.left, far: insets.right),
      vertical: .inset(near: insets.top, far: insets.bottom))
  }
}

extension GuideNumbers: Equatable where Number: Equatable {}
extension GuideNumbers.Span: Equatable where Number: Equatable {}

extension GuideRelation {
  /// Returns the rectangle in a view of a size, in the view's coordinates; a free length is zero.
  func frame(in size: Size) -> Rect {
    let (x, width) = horizontal.segment(in: size.width)
    let (y, height) = vertical.segment(in: size.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension GuideNumbers.Span {
  /// Returns whether two spans differ only in numbers, so that both can use the same rows.
  func isOfSameForm(as other: Self) -> Bool {
    switch (self, other) {
    case (.inset, .inset), (.centred, .centred), (.free, .free): true
    case (.atEdge(let edge, _, _), .atEdge(let otherEdge, _, _)): edge == otherEdge
    default: false
    }
  }

  /// The distances and lengths.
  var numbers: [Number] {
    switch self {
    case .inset(let near, let far): [near, far]
    case .centred(let length, let near, let far): [length, near, far]
    case .atEdge(_, let gap, let length): [gap, length]
    case .free: []
    }
  }

  fileprivate func read(_ part: (Number) -> Double) -> GuideRelation.Span {
    switch self {
    case .inset(let near, let far): .inset(near: part(near), far: part(far))
    case .centred(let length, let near, let far):
      .centred(length: part(length), near: part(near), far: part(far))
    case .atEdge(let edge, let gap, let length):
      .atEdge(edge, gap: part(gap), length: part(length))
    case .free: .free
    }
  }

  fileprivate func narrower<Numbers: InsetsNumbers>(
    than other: Self, of view: LayoutView, _ numbers: inout Numbers
  ) -> Self where Numbers.Number == Number {
    func larger(_ first: Number, _ second: Number) -> Number {
      numbers.larger(first, second, view)
    }
    switch (self, other) {
    case (.inset(let near, let far), .inset(let otherNear, let otherFar)):
      return .inset(near: larger(near, otherNear), far: larger(far, otherFar))
    case (.centred(let length, let near, let far), .inset(let otherNear, let otherFar)),
      (.inset(let otherNear, let otherFar), .centred(let length, let near, let far)):
      return .centred(length: length, near: larger(near, otherNear), far: larger(far, otherFar))
    case (
      .centred(let length, let near, let far),
      .centred(let otherLength, let otherNear, let otherFar)
    ):
      return .centred(
        length: numbers.smaller(length, otherLength, view), near: larger(near, otherNear),
        far: larger(far, otherFar))
    // A longer guide at an edge leaves less space for the views beside it.
    case (
      .atEdge(let edge, let gap, let length), .atEdge(let otherEdge, let otherGap, let otherLength)
    ) where edge == otherEdge:
      return .atEdge(edge, gap: larger(gap, otherGap), length: larger(length, otherLength))
    default: return self
    }
  }
}

extension GuideRelation.Span {
  /// Returns the origin and length in a view of a length.
  fileprivate func segment(in whole: Double) -> (origin: Double, length: Double) {
    switch self {
    case .inset(let near, let far): (near, whole - near - far)
    case .centred(let length, let near, let far): ((whole + near - far - length) / 2, length)
    case .atEdge(.near, let gap, let length): (gap, length)
    case .atEdge(.far, let gap, let length): (whole - gap - length, length)
    case .free: (0, 0)
    }
  }
}
