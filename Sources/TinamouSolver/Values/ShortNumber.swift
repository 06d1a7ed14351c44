/// Numbers with few bits: multiples of 2^-24 below 2^26. Sums of up to five of them are exact in
/// plain doubles.
///
/// Most numbers of a layout are of this kind. Where all values are, a definition of a few terms
/// needs no second double, which would take half as much time again: 100 values that follow one
/// constant take 2.1 instead of 3.3 microseconds (`tinamou-bench solver --workload nested
/// --operation constant`).
enum ShortNumber {
  private static var limit: Double { 0x1p26 }
  /// Adding and then subtracting this number rounds to a multiple of 2^-24.
  private static var rounder: Double { 0x1.8p28 }
  /// The largest number of terms of a row besides its constant.
  static var maximumTermCount: Int32 { 4 }

  @inline(__always)
  static func contains(_ number: Double) -> Bool {
    abs(number) < limit && number + rounder - rounder == number
  }

  @inline(__always)
  static func contains(_ value: PreciseAffine) -> Bool {
    value.base.low == 0 && value.slope.low == 0 && contains(value.base.high)
      && contains(value.slope.high)
  }

  /// Whether the sum of such numbers is one of them.
  @inline(__always)
  static func containsSum(_ sum: Affine) -> Bool {
    abs(sum.base) < limit && abs(sum.slope) < limit
  }
}
