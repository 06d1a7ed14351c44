/// A number that moves with the parameter: base + slope * parameter.
///
/// One edit parameter at a time, the one being dragged, is carried along in every value, so that a
/// resize between two basis changes evaluates no definition: it only publishes what moves. The base
/// is not updated by increments, so nothing drifts.
struct Affine: BitwiseCopyable {
  var base: Double
  var slope: Double

  static let zero = Affine(base: 0, slope: 0)

  @inline(__always)
  func value(at parameter: Double) -> Double { base + slope * parameter }

  /// Subtracts `factor` times another.
  @inline(__always)
  mutating func subtract(_ other: Affine, times factor: Double) {
    base -= factor * other.base
    slope -= factor * other.slope
  }
}
