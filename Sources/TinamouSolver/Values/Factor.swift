/// Coefficients and amounts with few bits: multiples of 2^-10 below 2^10. Products of two of them,
/// and sums of thousands of such products, are exact in plain doubles.
///
/// Nearly all coefficients of a layout are of this kind, such as 1, 1/2 and -2, and were not rounded
/// when they were written. A sweep over them makes no error, however long it is.
enum Factor {
  private static var limit: Double { 0x1p10 }
  /// Adding and then subtracting this number rounds to a multiple of 2^-10.
  private static var rounder: Double { 0x1.8p42 }

  @inline(__always)
  static func isExact(_ number: Double) -> Bool {
    abs(number) < limit && number + rounder - rounder == number
  }
}
