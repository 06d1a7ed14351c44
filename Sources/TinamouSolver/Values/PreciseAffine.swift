/// A value as base + slope * parameter, with about 32 digits.
///
/// With coefficients of a wide range, a basis may amplify rounding errors by factors of 10^6 and
/// more. Values in plain doubles would then depend on the basis from which they were computed, and
/// so on the order of the edits. With 32 digits these errors are not visible, so that public values
/// are a function of the model.
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

  /// The value rounded to plain doubles.
  @inline(__always)
  var rounded: Affine { Affine(base: base.high, slope: slope.high) }

  @inline(__always)
  func value(at parameter: Double) -> DoubleDouble {
    if slope.isZero { return base }
    var value = base
    value.add(slope, times: parameter)
    return value.normalized
  }

  /// Subtracts `factor` times another value.
  @inline(__always)
  mutating func subtract(_ other: PreciseAffine, times factor: Double) {
    base.add(other.base, times: -factor)
    if !other.slope.isZero { slope.add(other.slope, times: -factor) }
  }

  /// Adds another value, times 1 or -1.
  @inline(__always)
  mutating func add(_ other: PreciseAffine, sign: Double) {
    base.add(other.base, sign: sign)
    if !other.slope.isZero { slope.add(other.slope, sign: sign) }
  }

  /// The value times 1 or -1, with the leading doubles as close to it as possible.
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

  /// The largest value or slope whose sums and products with other numbers of a model are finite.
  private static let reach = 0x1p900

  /// Whether sums and products with the value are finite numbers.
  @inline(__always)
  var isWithinReach: Bool { abs(base.high) + abs(slope.high) < Self.reach }

  /// Whether two values differ by no more than their rounding errors.
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
