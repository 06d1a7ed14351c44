/// A rational number, as a fraction with a positive denominator.
struct ExactValue: Sendable {
  let numerator: BigInteger
  let denominator: BigInteger

  init(_ numerator: BigInteger, over denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The number, with an error of at most a few units in the last place.
  var rounded: Double { numerator.isZero ? 0 : numerator.ratio(to: denominator) }

  /// Whether no other multiple of 2 to the power of `exponent` is closer.
  func isNearest(_ multiple: Double, exponent: Int) -> Bool {
    let shift = 1 - exponent
    let difference = (numerator << shift) - BigInteger(multiple, timesTwoToThe: shift) * denominator
    return !(denominator < (difference.isNegative ? -difference : difference))
  }
}
