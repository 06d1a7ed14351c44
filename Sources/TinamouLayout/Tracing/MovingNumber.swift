/// A number that moves with the window: its value now and what it grows by when the window grows by a
/// point.
package struct MovingNumber: Hashable, Sendable {
  /// The value at the present size of the window.
  package var value: Double
  /// What the value grows by with each point that the window grows.
  package var rate: Double

  /// Makes a number; one without a rate stays.
  package init(_ value: Double, rate: Double = 0) {
    self.value = value
    self.rate = rate
  }

  package static func + (lhs: MovingNumber, rhs: MovingNumber) -> MovingNumber {
    MovingNumber(lhs.value + rhs.value, rate: lhs.rate + rhs.rate)
  }

  package static func - (lhs: MovingNumber, rhs: MovingNumber) -> MovingNumber {
    MovingNumber(lhs.value - rhs.value, rate: lhs.rate - rhs.rate)
  }

  package static func * (lhs: MovingNumber, rhs: Double) -> MovingNumber {
    MovingNumber(lhs.value * rhs, rate: lhs.rate * rhs)
  }

  package static func + (lhs: MovingNumber, rhs: Double) -> MovingNumber {
    MovingNumber(lhs.value + rhs, rate: lhs.rate)
  }

  package static func - (lhs: MovingNumber, rhs: Double) -> MovingNumber {
    MovingNumber(lhs.value - rhs, rate: lhs.rate)
  }

  package static prefix func - (number: MovingNumber) -> MovingNumber { number * -1 }
}

/// A rectangle whose edges move with the window.
package struct MovingRect: Hashable, Sendable {
  package var x: MovingNumber
  package var y: MovingNumber
  package var width: MovingNumber
  package var height: MovingNumber

  package init(x: MovingNumber, y: MovingNumber, width: MovingNumber, height: MovingNumber) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle that stays.
  init(_ rect: Rect) {
    x = MovingNumber(rect.minX)
    y = MovingNumber(rect.minY)
    width = MovingNumber(rect.width)
    height = MovingNumber(rect.height)
  }
}

/// Insets that move with the window.
struct MovingInsets {
  var top: MovingNumber
  var left: MovingNumber
  var bottom: MovingNumber
  var right: MovingNumber

  init(top: MovingNumber, left: MovingNumber, bottom: MovingNumber, right: MovingNumber) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  init(_ insets: EdgeInsets) {
    top = MovingNumber(insets.top)
    left = MovingNumber(insets.left)
    bottom = MovingNumber(insets.bottom)
    right = MovingNumber(insets.right)
  }

  static func + (lhs: MovingInsets, rhs: MovingInsets) -> MovingInsets {
    lhs.merged(with: rhs, by: +)
  }

  /// The insets of each edge, joined with those of another.
  func merged(
    with other: MovingInsets, by join: (MovingNumber, MovingNumber) -> MovingNumber
  ) -> MovingInsets {
    MovingInsets(
      top: join(top, other.top), left: join(left, other.left), bottom: join(bottom, other.bottom),
      right: join(right, other.right))
  }
}
