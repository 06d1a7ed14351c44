/// A value as base + slope * parameter, to about 32 digits.
///
/// With coefficients of wide range a basis may amplify rounding by factors of 10^6 and more. Values
/// in plain doubles would then depend on the basis that they were computed from, and so on the order
/// of the edits; these do not show it, so that public values are a function of the model.
struct PreciseAffine: BitwiseCopyable {
  var base: DoubleDouble
  var slope: DoubleDouble

  static let zero = PreciseAffine(base: .zero, slope: .zero)

  @inline(__always)
  init(base: DoubleDouble, slope: DoubleDouble) {
    self.base = base
    self.slope = slope
  }

  @inline(__always)
  init(_ affine: Affine) {
    base = DoubleDouble(affine.base)
    slope = DoubleDouble(affine.slope)
  }

  /// The same in plain doubles.
  @inline(__always)
  var rounded: Affine { Affine(base: base.high, slope: slope.high) }

  @inline(__always)
  func value(at parameter: Double) -> DoubleDouble {
    if slope.isZero { return base }
    var value = base
    value.add(slope, times: parameter)
    return value.normalized
  }

  /// Subtracts `factor` times another.
  @inline(__always)
  mutating func subtract(_ other: PreciseAffine, times factor: Double) {
    base.add(other.base, times: -factor)
    if !other.slope.isZero { slope.add(other.slope, times: -factor) }
  }

  /// Adds another, times 1 or -1.
  @inline(__always)
  mutating func add(_ other: PreciseAffine, sign: Double) {
    base.add(other.base, sign: sign)
    if !other.slope.isZero { slope.add(other.slope, sign: sign) }
  }

  /// The same number, times 1 or -1, with the doubles in front as near to it as they can be.
  @inline(__always)
  func normalized(sign: Double) -> PreciseAffine {
    PreciseAffine(base: base.normalized, slope: slope.isZero ? .zero : slope.normalized)
      .times(sign: sign)
  }

  @inline(__always)
  func times(sign: Double) -> PreciseAffine {
    PreciseAffine(base: base.times(sign: sign), slope: slope.times(sign: sign))
  }

  @inline(__always)
  func divided(by divisor: Double, rest: Double) -> PreciseAffine {
    PreciseAffine(
      base: base.normalized.divided(by: divisor, rest: rest),
      slope: slope.isZero ? .zero : slope.normalized.divided(by: divisor, rest: rest))
  }

  /// Whether two values differ by no more than the rounding of either.
  @inline(__always)
  func isSame(as other: PreciseAffine) -> Bool {
    Self.isSame(base, other.base)
      && (slope.isZero && other.slope.isZero || Self.isSame(slope, other.slope))
  }

  @inline(__always)
  private static func isSame(_ left: DoubleDouble, _ right: DoubleDouble) -> Bool {
    let difference = (left.high - right.high) + (left.low - right.low)
    return abs(difference) <= Tolerance.change * (1 + abs(left.high))
  }
}
