/// A number that moves with the window: its value now and what it grows by when the window grows by a
/// point.
package struct MovingNumber: Hashable, Sendable, AdditiveArithmetic {
  /// The value at the present size of the window.
  package var value: Double
  /// What the value grows by with each point that the window grows.
  package var rate: Double

  /// Makes a number; one without a rate stays.
  package init(_ value: Double, rate: Double = 0) {
    self.value = value
    self.rate = rate
  }

  package static var zero: MovingNumber { MovingNumber(0) }

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
package typealias MovingRect = FrameNumbers<MovingNumber>
