/// The unit of values that are read in order to become constants of constraints: 2^-40 points.
///
/// A reading is as independent of the basis as a public value, and a million times finer, so that
/// many of them in a row do not change a public value. Sums of readings up to 8,192 points are
/// exact in plain doubles; larger readings are the nearest doubles.
package enum ReadingUnit {
  private static var unit: Double { 0x1p-40 }
  /// The distance from the middle of two multiples within which a value counts as being there, in
  /// units: the same distance in points as for public values.
  private static var tie: Double { 0x1p-20 }

  /// Rounds a plain value to its reading.
  package static func round(_ points: Double) -> Double { round(DoubleDouble(points)) }

  /// Returns the smallest reading that is at least a bound.
  package static func least(atLeast bound: Double) -> Double {
    let reading = round(bound)
    return reading < bound ? reading + max(unit, bound.ulp) : reading
  }

  /// Rounds a value to its reading: the nearest multiple of the unit, and of two the even one.
  ///
  /// The result is never -0.
  static func round(_ points: DoubleDouble) -> Double {
    let unit = max(unit, points.high.ulp)
    let units = points.high / unit
    let whole = units.rounded(.toNearestOrEven)
    let offset = (units - whole) + points.low / unit
    let isEven = whole / 2 == (whole / 2).rounded()
    let isBeyondMiddle = abs(offset) > (isEven ? 0.5 + tie : 0.5 - tie)
    return (isBeyondMiddle ? whole + (offset > 0 ? 1 : -1) : whole) * unit + 0
  }
}
