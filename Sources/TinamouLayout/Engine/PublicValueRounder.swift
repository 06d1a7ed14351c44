/// Rounds the edges of frames, which are public values of the solver and sums of two, to device
/// pixels, four at a time, in the same way as `PixelGrid`.
///
/// Public values are multiples of 2^-20. With a whole number of pixels per point, their pixels are
/// multiples of 2^-20 too. So half of this unit, added away from zero, decides ties, and no other
/// value is near enough to a tie to be affected. The sum is exact below 2^32 pixels; an edge
/// beyond, which is more than `Solver.largestLength` away, is at most a pixel off.
struct PublicValueRounder {
  /// Pixels per point.
  private let scale: SIMD4<Double>
  private let reciprocal: SIMD4<Double>
  /// Whether multiplying by the reciprocal is exact, and so the same as dividing.
  private let isPowerOfTwo: Bool

  /// The largest number of pixels per point for which numbers up to `Solver.largestLength` are
  /// below 2^32 pixels.
  private static let largestScale = 4.0
  // Constants that are computed, because the loop over all frames would ask for each stored one
  // whether it exists already.

  /// Half of the smallest distance between public values.
  private static var tieBreaker: SIMD4<UInt64> { SIMD4(repeating: 0x1p-21.bitPattern) }
  /// Adding and subtracting it rounds to a whole number.
  private static var rounder: SIMD4<Double> { SIMD4(repeating: 0x1.8p52) }
  private static var sign: SIMD4<UInt64> { SIMD4(repeating: 1 << 63) }

  /// Makes a rounder; `nil` if the grid does not have a whole number of pixels per point.
  init?(_ grid: PixelGrid) {
    guard grid.scale <= Self.largestScale, grid.scale.rounded() == grid.scale else { return nil }
    scale = SIMD4(repeating: grid.scale)
    reciprocal = 1 / scale
    isPowerOfTwo = grid.scale.significandBitPattern == 0
  }

  /// Rounds left, top, width and height.
  @inline(__always)
  func round(_ values: SIMD4<Double>) -> SIMD4<Double> {
    let origin = values.lowHalf
    let edges = SIMD4(lowHalf: origin, highHalf: origin + values.highHalf)
    let pixels = edges * scale
    let signs = unsafeBitCast(pixels, to: SIMD4<UInt64>.self) & Self.sign
    let breakers = unsafeBitCast(signs | Self.tieBreaker, to: SIMD4<Double>.self)
    var rounded = pixels + breakers + Self.rounder - Self.rounder
    rounded.highHalf -= rounded.lowHalf
    return isPowerOfTwo ? rounded * reciprocal : rounded / scale
  }
}
