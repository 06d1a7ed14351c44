/// The unit of public values, 2^-20 points, and rounding to it.
package enum PublicUnit {
  package static var unit: Double { 0x1p-20 }
  package static var perPoint: Double { 0x1p20 }

  /// Adding and subtracting it rounds to a whole number, ties to even.
  static var rounder: Double { 0x1.8p52 }
  private static var rounders: SIMD2<Double> { SIMD2(repeating: rounder) }
  /// Whole numbers up to here are rounded by `rounder`; larger doubles are left as they are.
  private static var largestRounded: Double { 0x1p51 }
  /// Sums of doubles up to here are off by less than `doubt`.
  static var largestCertain: Double { 0x1p40 }
  /// How near to the middle of two units plain doubles may not decide, in units.
  private static var doubt: Double { 0x1p-10 }
  /// What is nearer to the middle of two units than this is there, in units. A value that is not
  /// there by the model is further away unless its numbers have more digits than people write.
  private static var tie: Double { 0x1p-40 }

  /// A plain value as the outside sees it.
  package static func round(_ points: Double) -> Double { round(DoubleDouble(points)) }

  /// A value at a parameter as the outside sees it, decided in plain doubles where they do.
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

  /// A value as the outside sees it: the nearest multiple of the unit, of two the even one.
  ///
  /// Never -0: what is smaller than half a unit becomes a difference of equals, which is +0.
  @inline(__always)
  static func round(_ points: DoubleDouble) -> Double {
    let units = points.high * perPoint
    if abs(units) > largestRounded { return points.high }
    let rounded = units + rounder - rounder
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

  /// What a number of units is above, or below, the nearest whole number.
  static func fraction(_ units: Double) -> Double { units - (units + rounder - rounder) }

  /// Whether plain doubles do not decide to which multiple a value belongs, from the square of its
  /// distance to the nearest.
  @inline(__always)
  static func isDoubtful(squaredOffset: Double) -> Bool {
    squaredOffset > (0.5 - doubt) * (0.5 - doubt)
  }
}
