/// A number that changes with the window: its present value, and its change for each point of the
/// window.
package struct MovingNumber: Hashable, Sendable, AdditiveArithmetic {
  /// The value at the present size of the window.
  package var value: Double
  /// The change of the value for each point of the window.
  package var rate: Double

  /// Makes a number; without a rate it does not change.
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

/// A rectangle whose edges change with the window.
package typealias MovingRect = FrameNumbers<MovingNumber>
