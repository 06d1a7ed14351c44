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
  /// Public values are multiples of 2^-20, so they pass a bound half a unit before it. There the last
  /// bits of the value decide, so that the end itself is left out.
  mutating func isPublicValue(
    _ number: MovingNumber, atLeast bound: Double, orMoreOnly isStrict: Bool = false,
    _ change: @autoclosure () -> LayoutChange
  ) -> Bool {
    let unit = 0x1p-20
    let first = isStrict ? (bound / unit).rounded(.down) + 1 : (bound / unit).rounded(.up)
    let excess = number - (first - 0.5) * unit
    // In the middle between two public values the even one counts.
    let isTieEnough = first.truncatingRemainder(dividingBy: 2) == 0
    let isAtLeast = excess.value > 0 || (excess.value == 0 && isTieEnough)
    if excess.rate != 0 { keepPositive(isAtLeast ? excess : -excess, change()) }
    return isAtLeast
  }
}

/// The insets of a layout that is followed: where they are chosen otherwise, the range ends.
extension TracedRange: InsetsNumbers {
  func number(_ value: Double) -> MovingNumber { MovingNumber(value) }

  func value(_ number: MovingNumber) -> Double { number.value }

  mutating func larger(
    _ first: MovingNumber, _ second: MovingNumber, _ view: LayoutView
  ) -> MovingNumber {
    first.value >= second.value
      ? kept(first, above: second, view) : kept(second, above: first, view)
  }

  mutating func smaller(
    _ first: MovingNumber, _ second: MovingNumber, _ view: LayoutView
  ) -> MovingNumber {
    -larger(-first, -second, view)
  }

  mutating func isReadableLength(
    _ length: MovingNumber, above bound: Double, _ view: LayoutView
  ) -> Bool {
    isPublicValue(
      length, atLeast: bound, orMoreOnly: true, .readableWidth(view.qualifiedName))
  }

  /// A number that stays above another one.
  private mutating func kept(
    _ number: MovingNumber, above other: MovingNumber, _ view: LayoutView
  ) -> MovingNumber {
    let difference = number - other
    if difference.rate != 0 { keepPositive(difference, .insets(view.qualifiedName)) }
    return number
  }
}
