/// A number as the unevaluated sum of two doubles, with about 32 digits (T. J. Dekker, A
/// floating-point technique for extending the available precision, 1971).
struct DoubleDouble: BitwiseCopyable {
  var high: Double
  var low: Double

  static let zero = DoubleDouble(0)

  @inline(__always)
  init(_ value: Double) {
    high = value
    low = 0
  }

  @inline(__always)
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  @inline(__always)
  var isZero: Bool { high == 0 && low == 0 }

  /// The same number with `high` as close to it as a double can be.
  @inline(__always)
  var normalized: DoubleDouble {
    let sum = high + low
    return DoubleDouble(high: sum, low: low - (sum - high))
  }

  /// Adds with a negligible rounding error; after many additions one `normalized` is needed at the
  /// end.
  @inline(__always)
  mutating func add(_ value: Double) {
    let sum = high + value
    let part = sum - high
    low += (high - (sum - part)) + (value - part)
    high = sum
  }

  @inline(__always)
  mutating func add(_ other: DoubleDouble) {
    add(other.high)
    low += other.low
  }

  /// Adds another number, times 1 or -1.
  @inline(__always)
  mutating func add(_ other: DoubleDouble, sign: Double) {
    add(sign * other.high)
    low += sign * other.low
  }

  @inline(__always)
  func times(sign: Double) -> DoubleDouble { DoubleDouble(high: high * sign, low: low * sign) }

  /// Adds `factor` times another number.
  @inline(__always)
  mutating func add(_ other: DoubleDouble, times factor: Double) {
    let product = factor * other.high
    add(product)
    // A power of two multiplies exactly, and most coefficients of a layout are 1 or -1.
    if factor.significandBitPattern != 0 {
      low += Self.error(ofProduct: product, factor, other.high)
    }
    low += factor * other.low
  }

  @inline(__always)
  func times(_ factor: Double) -> DoubleDouble {
    if factor.significandBitPattern == 0 {
      return DoubleDouble(high: high * factor, low: low * factor)
    }
    var product = DoubleDouble.zero
    product.add(self, times: factor)
    return product.normalized
  }

  @inline(__always)
  func times(_ other: DoubleDouble) -> DoubleDouble {
    if other.low == 0 { return times(other.high) }
    var product = times(other.high)
    product.low += high * other.low
    return product.normalized
  }

  /// Divides by a double and its low part `rest`.
  @inline(__always)
  func divided(by divisor: Double, rest: Double = 0) -> DoubleDouble {
    // The reciprocal of a power of two is exact.
    if divisor.significandBitPattern == 0 && rest == 0 {
      let reciprocal = 1.0.divided(byCoefficient: divisor)
      return DoubleDouble(high: high * reciprocal, low: low * reciprocal)
    }
    return quotient(divisor, rest)
  }

  @inline(never)
  private func quotient(_ divisor: Double, _ rest: Double) -> DoubleDouble {
    let quotient = high / divisor
    var remainder = self
    remainder.add(DoubleDouble(high: divisor, low: rest), times: -quotient)
    return DoubleDouble(
      high: quotient, low: (remainder.high + remainder.low) / divisor
    ).normalized
  }

  /// The rounding error of a product: both factors are split into halves, whose products are exact.
  @inline(__always)
  private static func error(ofProduct product: Double, _ left: Double, _ right: Double) -> Double {
    let (leftHigh, leftLow) = halves(left)
    let (rightHigh, rightLow) = halves(right)
    let parts = (leftHigh * rightHigh - product) + leftHigh * rightLow + leftLow * rightHigh
    return parts + leftLow * rightLow
  }

  @inline(__always)
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 0x1.0000002p27 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
