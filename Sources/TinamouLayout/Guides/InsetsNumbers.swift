internal import TinamouSolver

/// The arithmetic for computing insets: with the numbers of one layout, or with numbers that depend
/// on the window's size.
protocol InsetsNumbers {
  associatedtype Number: AdditiveArithmetic

  /// Returns a number that does not depend on the window.
  func number(_ value: Double) -> Number
  /// Returns the present value of a number.
  func value(_ number: Number) -> Double
  /// Returns the larger of two candidates for an inset of a view.
  mutating func larger(_ first: Number, _ second: Number, _ view: LayoutView) -> Number
  /// Returns the smaller of two candidates for an inset of a view.
  mutating func smaller(_ first: Number, _ second: Number, _ view: LayoutView) -> Number
  /// Returns whether a length is large enough for the readable width to limit a view.
  mutating func isReadableLength(_ length: Number, above bound: Double, _ view: LayoutView) -> Bool
  /// Returns whether an inset of a view is large enough to clear a corner of the window.
  mutating func isInset(_ inset: Number, atLeast bound: Double, _ view: LayoutView) -> Bool
  /// Returns half of a number.
  func half(_ number: Number) -> Number
  /// Returns whether the content of a scroll view is longer than the view.
  mutating func scrolls(_ content: Number, in length: Number, _ view: LayoutView) -> Bool
}

/// Numbers of one layout.
struct PlainNumbers: InsetsNumbers {
  func number(_ value: Double) -> Double { value }

  func value(_ number: Double) -> Double { number }

  func larger(_ first: Double, _ second: Double, _ view: LayoutView) -> Double {
    max(first, second)
  }

  func smaller(_ first: Double, _ second: Double, _ view: LayoutView) -> Double {
    min(first, second)
  }

  func isReadableLength(_ length: Double, above bound: Double, _ view: LayoutView) -> Bool {
    length > bound
  }

  func isInset(_ inset: Double, atLeast bound: Double, _ view: LayoutView) -> Bool {
    inset >= bound
  }

  func half(_ number: Double) -> Double { number / 2 }

  func scrolls(_ content: Double, in length: Double, _ view: LayoutView) -> Bool {
    ReadingUnit.round(content - length) > 0
  }
}

/// A number for each edge of a view.
struct Edges<Number: AdditiveArithmetic> {
  var top: Number
  var left: Number
  var bottom: Number
  var right: Number

  static var zero: Edges { Edges(top: .zero, left: .zero, bottom: .zero, right: .zero) }

  static func + (lhs: Edges, rhs: Edges) -> Edges { lhs.merged(with: rhs) { $0 + $1 } }

  /// Combines the numbers of each edge with those of another.
  func merged(with other: Edges, by join: (Number, Number) -> Number) -> Edges {
    Edges(
      top: join(top, other.top), left: join(left, other.left), bottom: join(bottom, other.bottom),
      right: join(right, other.right))
  }

  /// Returns a part of the number at each edge.
  func read(_ part: (Number) -> Double) -> EdgeInsets {
    EdgeInsets(top: part(top), left: part(left), bottom: part(bottom), right: part(right))
  }
}

extension Edges {
  /// Makes the numbers of insets.
  init(_ insets: EdgeInsets, _ number: (Double) -> Number) {
    self.init(
      top: number(insets.top), left: number(insets.left), bottom: number(insets.bottom),
      right: number(insets.right))
  }
}

/// The origin of the coordinates of a view, which is not zero if its content is scrolled.
package struct OriginNumbers<Number: AdditiveArithmetic> {
  package var x: Number
  package var y: Number

  package init(x: Number, y: Number) {
    self.x = x
    self.y = y
  }

  /// Makes the numbers of a point.
  init(_ point: Point, _ number: (Double) -> Number) {
    self.init(x: number(point.x), y: number(point.y))
  }
}

extension OriginNumbers: Sendable where Number: Sendable {}

/// The numbers of a rectangle.
package struct FrameNumbers<Number: AdditiveArithmetic> {
  package var x: Number
  package var y: Number
  package var width: Number
  package var height: Number

  package init(x: Number, y: Number, width: Number, height: Number) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the numbers of a rectangle.
  init(_ rect: Rect, _ number: (Double) -> Number) {
    self.init(
      x: number(rect.minX), y: number(rect.minY), width: number(rect.width),
      height: number(rect.height))
  }
}

extension FrameNumbers<Double> {
  /// Makes the numbers of a rectangle.
  init(_ rect: Rect) { self.init(rect) { $0 } }
}

extension FrameNumbers: Equatable where Number: Equatable {}
extension FrameNumbers: Hashable where Number: Hashable {}
extension FrameNumbers: Sendable where Number: Sendable {}
