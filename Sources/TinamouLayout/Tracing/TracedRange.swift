package import TinamouSolver

/// How far the window can be resized before something changes that is more than a number.
///
/// The distances are counted from the present size, so the range has zero in it.
package struct TracedRange: Sendable {
  /// An end of the range.
  package struct End: Sendable {
    /// The change of the window's size at the end, in points; infinite if nothing ends the range.
    package var distance: Double
    /// Whether the end itself belongs to the range.
    package var isIncluded = true
    /// What changes there; `nil` if it is a constraint or unknown.
    package var change: LayoutChange?
    /// The constraint of the solver that begins or ceases to be tight there.
    package var constraint: ConstraintID?
  }

  /// The end where the window is smaller.
  package private(set) var lower = End(distance: -.infinity)
  /// The end where the window is larger.
  package private(set) var upper = End(distance: .infinity)

  /// Notes that a number which is not negative now must stay so.
  mutating func keepNotNegative(_ number: MovingNumber, _ change: LayoutChange) {
    limit(number, isIncluded: true, change)
  }

  /// Notes that a number which is positive now must stay so.
  mutating func keepPositive(_ number: MovingNumber, _ change: LayoutChange) {
    limit(number, isIncluded: false, change)
  }

  /// Ends the range upwards at the end of another one, if that comes first.
  mutating func limitAbove(by end: End) {
    let isFirst =
      end.distance < upper.distance
      || (end.distance == upper.distance && upper.isIncluded && !end.isIncluded)
    if isFirst { upper = end }
  }

  /// Ends the range downwards at the end of another one, if that comes first.
  mutating func limitBelow(by end: End) {
    let isFirst =
      end.distance > lower.distance
      || (end.distance == lower.distance && lower.isIncluded && !end.isIncluded)
    if isFirst { lower = end }
  }

  /// Says what changes at the ends.
  mutating func nameChanges(lower: LayoutChange?, upper: LayoutChange?) {
    self.lower.change = lower
    self.upper.change = upper
  }

  private mutating func limit(_ number: MovingNumber, isIncluded: Bool, _ change: LayoutChange) {
    if number.rate == 0 { return }
    let distance = -number.value / number.rate
    if number.rate < 0 {
      limitAbove(by: End(distance: max(distance, 0), isIncluded: isIncluded, change: change))
    } else {
      limitBelow(by: End(distance: min(distance, 0), isIncluded: isIncluded, change: change))
    }
  }
}

extension TracedRange {
  /// Whether a value as the solver publishes it is at least a bound, or more than it; the answer
  /// stays the same within the range.
  ///
  /// Public values are multiples of 2^-20, so they pass a bound half a unit before it.
  mutating func isPublicValue(
    _ number: MovingNumber, atLeast bound: Double, orMoreOnly isStrict: Bool = false,
    _ change: LayoutChange
  ) -> Bool {
    let unit = 0x1p-20
    let first = isStrict ? (bound / unit).rounded(.down) + 1 : (bound / unit).rounded(.up)
    let excess = number - (first - 0.5) * unit
    // In the middle between two public values the even one counts.
    let isTieEnough = first.truncatingRemainder(dividingBy: 2) == 0
    switch (excess.value > 0 || (excess.value == 0 && isTieEnough), isTieEnough) {
    case (true, true): keepNotNegative(excess, change)
    case (true, false): keepPositive(excess, change)
    case (false, true): keepPositive(-excess, change)
    case (false, false): keepNotNegative(-excess, change)
    }
    return excess.value > 0 || (excess.value == 0 && isTieEnough)
  }

  /// The larger of two numbers, which stays the larger within the range.
  mutating func larger(
    _ first: MovingNumber, _ second: MovingNumber, _ change: LayoutChange
  ) -> MovingNumber {
    if first.value >= second.value {
      keepNotNegative(first - second, change)
      return first
    }
    keepNotNegative(second - first, change)
    return second
  }
}
