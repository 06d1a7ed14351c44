/// A number that depends on the parameter: base + slope * parameter.
///
/// Every value depends on one parameter at a time, the constant that is being dragged. So a resize
/// between two basis changes evaluates no definition: it only publishes the values that move. The
/// base is never updated by increments, so errors do not accumulate.
struct Affine: BitwiseCopyable {
  var base: Double
  var slope: Double

  static let zero = Affine(base: 0, slope: 0)

  @inline(__always)
  func value(at parameter: Double) -> Double { base + slope * parameter }

  /// Subtracts another number times `factor`.
  @inline(__always)
  mutating func subtract(_ other: Affine, times factor: Double) {
    base -= factor * other.base
    slope -= factor * other.slope
  }
}
