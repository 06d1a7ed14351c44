/// A whole number of any size, with sign and magnitude.
///
/// It contains only what the simplex needs, in the simplest form: products by long multiplication,
/// and quotients that are known to be whole.
struct BigInteger: Hashable, Sendable {
  /// The limbs of the magnitude, the least significant first, without zeros at the end; zero has
  /// none.
  private var limbs: [UInt64]
  private(set) var isNegative: Bool

  static let zero = BigInteger(0)
  static let one = BigInteger(1)

  init(_ number: Int) {
    limbs = number == 0 ? [] : [UInt64(number.magnitude)]
    isNegative = number < 0
  }

  private init(limbs: [UInt64], isNegative: Bool) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    self.limbs = limbs
    self.isNegative = isNegative && !limbs.isEmpty
  }

  /// Makes the number times 2 to the power of `exponent`, which must be whole.
  init(_ number: Double, timesTwoToThe exponent: Int) {
    self.init(limbs: [], isNegative: false)
    if number == 0 { return }
    limbs = [number.significandBitPattern | 1 << 52]
    let shift = Int(number.exponent) + exponent - 52
    self = shift < 0 ? self >> -shift : self << shift
    if number < 0 { negate() }
  }

  var isZero: Bool { limbs.isEmpty }

  /// -1, 0 or 1.
  var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// The number of bits of the magnitude.
  var bitWidth: Int { limbs.count * 64 - (limbs.last?.leadingZeroBitCount ?? 0) }

  private var trailingZeroBitCount: Int {
    let empty = limbs.prefix { $0 == 0 }.count
    return empty < limbs.count ? 64 * empty + limbs[empty].trailingZeroBitCount : 0
  }

  mutating func negate() { isNegative = !isNegative && !isZero }

  static prefix func - (number: Self) -> Self {
    var result = number
    result.negate()
    return result
  }

  // MARK: Sums

  static func + (left: Self, right: Self) -> Self {
    if left.isZero { return right }
    if right.isZero { return left }
    if left.isNegative == right.isNegative {
      return Self(limbs: sum(left.limbs, right.limbs), isNegative: left.isNegative)
    }
    return isLess(left.limbs, right.limbs)
      ? Self(limbs: difference(right.limbs, left.limbs), isNegative: right.isNegative)
      : Self(limbs: difference(left.limbs, right.limbs), isNegative: left.isNegative)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func < (left: Self, right: Self) -> Bool { (left - right).isNegative }

  private static func isLess(_ left: [UInt64], _ right: [UInt64]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] < right[index]
    }
    return false
  }

  private static func sum(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var result = left.count >= right.count ? left : right
    let shorter = left.count >= right.count ? right : left
    var carry: UInt64 = 0
    for index in result.indices where index < shorter.count || carry != 0 {
      let (part, first) = result[index].addingReportingOverflow(carry)
      let (total, second) = part.addingReportingOverflow(
        index < shorter.count ? shorter[index] : 0)
      result[index] = total
      carry = first || second ? 1 : 0
    }
    if carry != 0 { result.append(carry) }
    return result
  }

  /// The difference of two magnitudes; the left one must not be the smaller.
  private static func difference(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var result = left
    subtract(right, times: 1, from: &result, at: 0)
    return result
  }

  /// Subtracts a multiple, shifted by some limbs; a borrow beyond the last limb is dropped.
  private static func subtract(
    _ limbs: [UInt64], times factor: UInt64, from result: inout [UInt64], at place: Int
  ) {
    var borrow: UInt64 = 0
    for index in place..<result.count where index - place < limbs.count || borrow != 0 {
      let limb = index - place < limbs.count ? limbs[index - place] : 0
      let (high, low) = limb.multipliedFullWidth(by: factor)
      let (part, first) = result[index].subtractingReportingOverflow(low)
      let (rest, second) = part.subtractingReportingOverflow(borrow)
      result[index] = rest
      borrow = high + (first ? 1 : 0) + (second ? 1 : 0)
    }
  }

  // MARK: Products

  static func * (left: Self, right: Self) -> Self {
    if left.isZero || right.isZero { return .zero }
    var result = [UInt64](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (place, factor) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (index, limb) in right.limbs.enumerated() {
        let (high, low) = limb.multipliedFullWidth(by: factor)
        let (part, first) = result[place + index].addingReportingOverflow(low)
        let (total, second) = part.addingReportingOverflow(carry)
        result[place + index] = total
        carry = high + (first ? 1 : 0) + (second ? 1 : 0)
      }
      result[place + right.limbs.count] = carry
    }
    return Self(limbs: result, isNegative: left.isNegative != right.isNegative)
  }

  /// The quotient of a division without remainder.
  ///
  /// Each limb of the quotient, the least significant first, is the limb of the dividend times the
  /// inverse of the divisor's last limb, modulo 2^64 (T. Jebelean, An algorithm for exact division,
  /// 1993).
  func dividedExactly(by divisor: Self) -> Self {
    if isZero || divisor == .one { return self }
    let shift = divisor.trailingZeroBitCount
    let odd = (divisor >> shift).limbs
    var rest = (self >> shift).limbs
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- odd[0] &* inverse) }
    var quotient = [UInt64](repeating: 0, count: max(1, rest.count - odd.count + 1))
    for place in quotient.indices {
      quotient[place] = rest[place] &* inverse
      Self.subtract(odd, times: quotient[place], from: &rest, at: place)
    }
    return Self(limbs: quotient, isNegative: isNegative != divisor.isNegative)
  }

  // MARK: Bits

  static func << (number: Self, count: Int) -> Self {
    if number.isZero || count == 0 { return number }
    let (empty, bits) = (count / 64, UInt64(count % 64))
    var result = [UInt64](repeating: 0, count: empty)
    var carry: UInt64 = 0
    for limb in number.limbs {
      result.append(limb << bits | carry)
      carry = bits == 0 ? 0 : limb >> (64 - bits)
    }
    result.append(carry)
    return Self(limbs: result, isNegative: number.isNegative)
  }

  /// Shifts the magnitude right by some bits.
  static func >> (number: Self, count: Int) -> Self {
    if count == 0 { return number }
    let (dropped, bits) = (count / 64, UInt64(count % 64))
    let kept = Array(number.limbs.dropFirst(dropped))
    let result = kept.indices.map { index in
      let next = index + 1 < kept.count ? kept[index + 1] : 0
      return kept[index] >> bits | (bits == 0 ? 0 : next << (64 - bits))
    }
    return Self(limbs: result, isNegative: number.isNegative)
  }

  // MARK: Conversion to Double

  /// The ratio to another number, with an error of at most a few units in the last place.
  func ratio(to other: Self) -> Double {
    let (own, ownExponent) = leading
    let (others, othersExponent) = other.leading
    let exponent = ownExponent - othersExponent
    if exponent > 1000 || exponent < -1000 { return exponent > 0 ? .infinity * own : 0 }
    return own / others * Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// The leading bits of the number, and their power of two.
  private var leading: (number: Double, exponent: Int) {
    let shift = max(0, bitWidth - 64)
    let magnitude = Double((self >> shift).limbs.first ?? 0)
    return (isNegative ? -magnitude : magnitude, shift)
  }
}
