package import TinamouSolver

/// The range of window sizes in which only numbers change.
///
/// The distances are relative to the present size, so the range contains zero.
package struct TracedRange: Sendable {
  /// A reason why the range ends.
  package enum Cause: Hashable, Sendable {
    case change(LayoutChange)
    /// The constraint of the solver becomes tight or slack.
    case constraint(ConstraintID)
  }

  /// An end of the range.
  package struct End: Sendable {
    /// The change of the window's size at the end, in points; infinite if nothing ends the range.
    package var distance: Double
    /// Whether the end itself belongs to the range.
    package var isIncluded = true
    /// Whether the end belongs to the layouts beyond it if it does not belong to the range;
    /// otherwise rounding decides there, or several things change.
    package private(set) var isDecided = false
    /// What changes there, each at its own distance, which differs by less than the unit of public
    /// values; the nearest first. Empty if it is not known.
    package private(set) var causes: [(distance: Double, cause: Cause)] = []
    private var known: Set<Cause> = []

    package init(
      distance: Double, isIncluded: Bool = true, isDecided: Bool = false, _ cause: Cause? = nil
    ) {
      self.distance = distance
      self.isIncluded = isIncluded
      self.isDecided = isDecided
      if let cause { add((distance, cause)) }
    }

    /// Adds the causes of an end at about the same distance.
    fileprivate mutating func addCauses(of other: End) {
      if abs(other.distance - distance) <= PublicUnit.unit {
        let isSame = other.distance == distance && other.isIncluded == isIncluded
        isDecided = isDecided && other.isDecided && isSame
      }
      for next in other.causes where !(abs(next.distance - distance) > PublicUnit.unit) {
        add(next)
      }
    }

    private mutating func add(_ next: (distance: Double, cause: Cause)) {
      if known.insert(next.cause).inserted { causes.append(next) }
    }
  }

  /// The end where the window is smaller.
  package private(set) var lower = End(distance: -.infinity)
  /// The end where the window is larger.
  package private(set) var upper = End(distance: .infinity)

  /// Limits the range so that a number stays not negative.
  mutating func keepNotNegative(
    _ number: MovingNumber, _ change: @autoclosure () -> LayoutChange
  ) {
    limit(number, isIncluded: true, isDecided: true, change)
  }

  /// Limits the range so that a number stays positive.
  mutating func keepPositive(
    _ number: MovingNumber, _ change: @autoclosure () -> LayoutChange
  ) {
    limit(number, isIncluded: false, isDecided: false, change)
  }

  /// Limits the range upwards to the end of another one, if that is nearer or as near.
  mutating func limitAbove(by end: End) {
    let isFirst =
      end.distance < upper.distance
      || (end.distance == upper.distance && upper.isIncluded && !end.isIncluded)
    let farther = isFirst ? upper : end
    if isFirst { upper = end }
    upper.addCauses(of: farther)
  }

  /// Limits the range downwards to the end of another one, if that is nearer or as near.
  mutating func limitBelow(by end: End) {
    let isFirst =
      end.distance > lower.distance
      || (end.distance == lower.distance && lower.isIncluded && !end.isIncluded)
    let farther = isFirst ? lower : end
    if isFirst { lower = end }
    lower.addCauses(of: farther)
  }

  /// The largest rate that counts as none: numbers that move together differ by rounding errors.
  private static let rateError = 1e-12

  private mutating func limit(
    _ number: MovingNumber, isIncluded: Bool, isDecided: Bool, _ change: () -> LayoutChange
  ) {
    if abs(number.rate) <= Self.rateError { return }
    let distance = -number.value / number.rate
    // An end that is clearly farther than the nearest one is no cause of it.
    if number.rate < 0 {
      if distance > upper.distance + PublicUnit.unit { return }
      limitAbove(
        by: End(
          distance: max(distance, 0), isIncluded: isIncluded, isDecided: isDecided,
          .change(change())))
    } else {
      if distance < lower.distance - PublicUnit.unit { return }
      limitBelow(
        by: End(
          distance: min(distance, 0), isIncluded: isIncluded, isDecided: isDecided,
          .change(change())))
    }
  }
}

extension TracedRange {
  /// Returns whether a length that a layout reads is at least a bound, or greater than it, and
  /// limits the range so that the answer stays the same.
  ///
  /// At the bound the last bits of the length decide, so the end itself is excluded. But if the
  /// layout reads nothing else than this length, the answer changes half a unit below a multiple of
  /// the unit of readings. The multiple itself, where rounding cannot change the answer, is the
  /// end.
  mutating func isReading(
    _ length: MovingNumber, atLeast bound: Double, orMoreOnly isStrict: Bool = false,
    isExact: Bool = false, _ change: @autoclosure () -> LayoutChange
  ) -> Bool {
    if isExact, !isStrict, abs(length.rate) <= 1 {
      let least = ReadingUnit.least(atLeast: bound)
      let isAtLeast = ReadingUnit.round(length.value) >= least
      let excess = length - least
      let number = isAtLeast ? excess : -excess
      limit(number, isIncluded: isAtLeast, isDecided: true, change)
      return isAtLeast
    }
    let reading = ReadingUnit.round(length.value)
    let isAtLeast = isStrict ? reading > bound : reading >= bound
    let excess = length - bound
    keepPositive(isAtLeast ? excess : -excess, change())
    return isAtLeast
  }
}

/// The insets of a traced layout: the range ends where another candidate would be chosen.
extension TracedRange: InsetsNumbers {
  func number(_ value: Double) -> MovingNumber { MovingNumber(value) }

  func value(_ number: MovingNumber) -> Double { number.value }

  mutating func larger(
    _ first: MovingNumber, _ second: MovingNumber, _ view: LayoutView
  ) -> MovingNumber {
    larger(first, second, .insets(view.qualifiedName))
  }

  mutating func smaller(
    _ first: MovingNumber, _ second: MovingNumber, _ view: LayoutView
  ) -> MovingNumber {
    -larger(-first, -second, view)
  }

  mutating func isReadableLength(
    _ length: MovingNumber, above bound: Double, _ view: LayoutView
  ) -> Bool {
    isReading(
      length, atLeast: bound, orMoreOnly: true, .readableWidth(view.qualifiedName))
  }

  mutating func isInset(
    _ inset: MovingNumber, atLeast bound: Double, _ view: LayoutView
  ) -> Bool {
    isReading(inset, atLeast: bound, .insets(view.qualifiedName))
  }

  func half(_ number: MovingNumber) -> MovingNumber { number * 0.5 }

  mutating func scrolls(
    _ content: MovingNumber, in length: MovingNumber, _ view: LayoutView
  ) -> Bool {
    isReading(content - length, atLeast: 0, orMoreOnly: true, .scrolling(view.qualifiedName))
  }
}

extension TracedRange {
  /// Returns the larger of two numbers, and limits the range so that it stays the larger one.
  mutating func larger(
    _ first: MovingNumber, _ second: MovingNumber, _ change: @autoclosure () -> LayoutChange
  ) -> MovingNumber {
    let (larger, smaller) = first.value >= second.value ? (first, second) : (second, first)
    keepPositive(larger - smaller, change())
    return larger
  }
}
