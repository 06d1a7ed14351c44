/// Rounds public values of the solver to device pixels, four at once, as ``PixelGrid`` does one.
///
/// Public values are multiples of 2^-20 of at most 1e7. On a grid with a whole number of pixels per
/// point so are the pixels that they come to, which leaves room for a quarter of that unit: added away
/// from zero it decides ties, and no other value is near enough to one.
struct PublicValueRounder {
  /// Pixels per point.
  private let scale: SIMD4<Double>
  private let reciprocal: SIMD4<Double>
  /// Whether multiplying by the reciprocal is exact, and so as good as dividing.
  private let isPowerOfTwo: Bool

  /// The largest number of pixels per point for which the above holds with room to spare.
  private static let largestScale = 16.0
  /// A quarter of the least distance between public values.
  private static let tieBreaker = SIMD4<UInt64>(repeating: 0x1p-22.bitPattern)
  /// Adding and subtracting it rounds to a whole number.
  private static let rounder = SIMD4(repeating: 0x1.8p52)
  private static let sign = SIMD4<UInt64>(repeating: 1 << 63)

  /// Makes a rounder; `nil` if the grid has no whole number of pixels per point.
  init?(_ grid: PixelGrid) {
    guard grid.scale <= Self.largestScale, grid.scale.rounded() == grid.scale else { return nil }
    scale = SIMD4(repeating: grid.scale)
    reciprocal = 1 / scale
    isPowerOfTwo = grid.scale.significand == 1
  }

  @inline(__always)
  func round(_ values: SIMD4<Double>) -> SIMD4<Double> {
    let pixels = values * scale
    let signs = unsafeBitCast(pixels, to: SIMD4<UInt64>.self) & Self.sign
    let breakers = unsafeBitCast(signs | Self.tieBreaker, to: SIMD4<Double>.self)
    let rounded = pixels + breakers + Self.rounder - Self.rounder
    return isPowerOfTwo ? rounded * reciprocal : rounded / scale
  }
}
