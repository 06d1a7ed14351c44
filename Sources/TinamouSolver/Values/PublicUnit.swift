/// The unit of public values, 2^-20 points, and rounding to it.
package enum PublicUnit {
  package static var unit: Double { 0x1p-20 }
  package static var perPoint: Double { 0x1p20 }

  /// Adding and then subtracting this number rounds to a whole number, ties to even.
  static var rounder: Double { 0x1.8p52 }
  private static var rounders: SIMD2<Double> { SIMD2(repeating: rounder) }
  /// The largest number that `rounder` rounds.
  private static var largestRounded: Double { 0x1p51 }
  /// The size from which doubles are whole numbers.
  private static var smallestWhole: Double { 0x1p52 }
  /// The size up to which sums of doubles have an error below `doubt`.
  static var largestCertain: Double { 0x1p40 }
  /// The distance from the middle of two multiples within which plain doubles may not decide, in
  /// units.
  private static var doubt: Double { 0x1p-10 }
  /// The distance from the middle of two multiples within which a value counts as being there, in
  /// units. A value that is elsewhere by the model is further away unless its numbers have more
  /// digits than people write.
  private static var tie: Double { 0x1p-40 }

  /// Rounds a plain value to its public value.
  package static func round(_ points: Double) -> Double { round(DoubleDouble(points)) }

  /// Rounds the value at a parameter to its public value, in plain doubles where they decide.
  @inline(__always)
  static func round(_ value: PreciseAffine, at parameter: Double) -> Double {
    let base = value.base.high * perPoint
    let moved = value.slope.high * parameter * perPoint
    let units = base + moved
    let rounded = units + rounder - rounder
    let isCertain =
      abs(units - rounded) < 0.5 - doubt && abs(base) < largestCertain
      && abs(moved) < largestCertain
    return isCertain ? rounded * unit : round(value.value(at: parameter))
  }

  /// Rounds a value to its public value: the nearest multiple of the unit, and of two the even one.
  ///
  /// The result is never -0: a value below half a unit becomes a difference of equal numbers, which
  /// is +0.
  @inline(__always)
  static func round(_ points: DoubleDouble) -> Double {
    let units = points.high * perPoint
    if abs(units) >= smallestWhole { return points.high }
    let rounded =
      abs(units) <= largestRounded ? units + rounder - rounder : units.rounded(.toNearestOrEven)
    let offset = (units - rounded) + points.low * perPoint
    if abs(offset) < 0.5 - tie { return rounded * unit }
    return roundUp(rounded, offset: offset) * unit
  }

  private static func roundUp(_ rounded: Double, offset: Double) -> Double {
    let neighbour = rounded + (offset > 0 ? 1 : -1)
    if abs(offset) > 0.5 + tie { return neighbour }
    return rounded / 2 == (rounded / 2).rounded() ? rounded : neighbour
  }

  /// The nearest whole numbers of units.
  @inline(__always)
  static func wholeUnits(_ units: SIMD2<Double>) -> SIMD2<Double> { units + rounders - rounders }

  /// The difference of a number of units from the nearest whole number.
  static func fraction(_ units: Double) -> Double { units - (units + rounder - rounder) }

  /// Whether plain doubles cannot decide to which multiple a value belongs, from the square of its
  /// distance to the nearest one.
  @inline(__always)
  static func isDoubtful(squaredOffset: Double) -> Bool {
    squaredOffset > (0.5 - doubt) * (0.5 - doubt)
  }
}
