import TinamouSolver

/// Whether rows depend on each other in one way at most, which involves all of them.
///
/// Then the rows without any one of them are linearly independent, so that they can hold even as
/// equations. It is decided modulo the prime 2^61 - 1: rows that are independent modulo a prime are
/// independent. A coefficient is a double, so a whole number times a power of two, and known
/// modulo the prime without rounding.
struct RowDependency {
  private static let prime: UInt64 = (1 << 61) - 1

  /// A row from which the pivots before it are eliminated.
  private struct Reduced {
    var pivot: Int
    var entries: [UInt64]
    /// The factors of the rows that it is a combination of.
    var factors: [UInt64]
  }

  private(set) var involvesAll = true
  private var reduced: [Reduced] = []
  private var dependencies = 0

  init(_ rows: [SolverModel.Row], variableCount: Int) {
    for (number, row) in rows.enumerated() {
      var entries = [UInt64](repeating: 0, count: variableCount)
      for term in row.terms {
        entries[term.variable] = Self.sum(entries[term.variable], Self.residue(term.coefficient))
      }
      var factors = [UInt64](repeating: 0, count: rows.count)
      factors[number] = 1
      reduce(entries, factors)
      if !involvesAll { return }
    }
  }

  private mutating func reduce(_ entries: [UInt64], _ factors: [UInt64]) {
    var entries = entries
    var factors = factors
    for known in reduced where entries[known.pivot] != 0 {
      let factor = Self.prime - entries[known.pivot]
      for index in entries.indices where known.entries[index] != 0 {
        entries[index] = Self.sum(entries[index], Self.product(factor, known.entries[index]))
      }
      for index in factors.indices where known.factors[index] != 0 {
        factors[index] = Self.sum(factors[index], Self.product(factor, known.factors[index]))
      }
    }
    guard let pivot = entries.firstIndex(where: { $0 != 0 }) else {
      dependencies += 1
      involvesAll = dependencies == 1 && !factors.contains(0)
      return
    }
    let inverse = Self.power(entries[pivot], Self.prime - 2)
    reduced.append(
      Reduced(
        pivot: pivot, entries: entries.map { Self.product($0, inverse) },
        factors: factors.map { Self.product($0, inverse) }))
  }

  // MARK: Arithmetic modulo the prime

  private static func sum(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let sum = left + right
    return sum >= prime ? sum - prime : sum
  }

  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    // 2^64 is 8 modulo the prime.
    let folded = (low & prime) + (low >> 61) + (high << 3)
    return sum(folded & prime, folded >> 61)
  }

  private static func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var result: UInt64 = 1
    var square = base
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      rest >>= 1
    }
    return result
  }

  private static func residue(_ value: Double) -> UInt64 {
    if value == 0 || !value.isFinite { return 0 }
    let significand = abs(value).significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let exponent = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1075
    // 2^61 is 1 modulo the prime.
    let shift = UInt64((exponent % 61 + 61) % 61)
    let size = product(significand, 1 << shift)
    return value < 0 ? (prime - size) % prime : size
  }
}
