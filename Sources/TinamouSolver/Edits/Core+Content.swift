/// Checks what a constraint says, and makes the content of its row.
extension Core {
  mutating func makeContent(
    _ constraint: borrowing Constraint, knownError: Double = 0
  ) throws(SolverError) -> RowContent {
    try makeContent(
      constraint.expression.terms.span, constant: -constraint.expression.constant,
      below: constraint.below, above: constraint.above, weight: constraint.weight,
      knownError: knownError)
  }

  /// Checks a constraint and makes the content of a row; its variables count as used. `knownError`
  /// is the largest error of coefficients that are sums already, relative to them.
  mutating func makeContent(
    _ terms: Span<LinearExpression.Term>, constant: Double, below: Priority?, above: Priority?,
    weight: Double, knownError: Double = 0
  ) throws(SolverError) -> RowContent {
    try check(constant)
    if let below, !below.isValid { throw .priorityOutOfRange(below) }
    if let above, !above.isValid { throw .priorityOutOfRange(above) }
    try checkWeight(weight)
    let (largest, error) = try addUp(terms)
    if largest > 0 && largest < Solver.smallestCoefficient { throw .numberOutOfRange(largest) }
    // A power of two, so that scaling is exact.
    let size = largest > 0 ? largest.binade : 1
    let scale = 1.0.divided(byCoefficient: size)
    let costs = RowCosts(
      below: below?.rawValue ?? 0, above: above?.rawValue ?? 0, weight: weight * size)
    try checkSize(of: costs, scale: scale)
    let block = basis.terms.allocate(count: transaction.sums.count)
    for index in 0..<transaction.sums.count {
      basis.terms.entries[block.start + index].column = transaction.sums[index].variable
      basis.terms.entries[block.start + index].coefficient = transaction.sums[index].amount * scale
    }
    scaling.errors.record(max(error, knownError), ofBlock: block.start)
    let content = RowContent(
      terms: block, constant: constant * scale, costs: costs, scale: Float(scale))
    count(content, by: 1)
    return content
  }

  func checkWeight(_ weight: Double) throws(SolverError) {
    if !(weight > 0 && weight <= largestNumber) { throw .weightOutOfRange(weight) }
  }

  /// Checks that the costs of a scaled row are not so small that they count as nothing, and that
  /// the weight of a required row has all its digits.
  @inline(__always)
  func checkSize(of costs: RowCosts, scale: Double) throws(SolverError) {
    if costs.weight < (costs.areSoft ? Solver.smallestWeight : .leastNormalMagnitude) {
      throw .weightOutOfRange(costs.weight * scale)
    }
  }

  @inline(__always)
  func check(_ number: Double) throws(SolverError) {
    if !(abs(number) <= largestNumber) { throw .numberOutOfRange(number) }
  }

  /// Adds up the coefficients of each variable in `sums`, without zeros; returns the largest, and
  /// the largest rounding error of a sum, relative to it.
  private mutating func addUp(
    _ terms: Span<LinearExpression.Term>
  ) throws(SolverError) -> (largest: Double, error: Double) {
    transaction.sums.removeAll()
    var largest = 0.0
    var needsSumming = terms.count > Self.fewTerms
    for index in terms.indices {
      let term = terms[index]
      let variable = try resolve(term.variable)
      try check(term.coefficient)
      if term.coefficient == 0 { needsSumming = true }
      for earlier in 0..<min(transaction.sums.count, Int32(Self.fewTerms))
      where transaction.sums[earlier].variable == variable { needsSumming = true }
      largest = max(largest, abs(term.coefficient))
      transaction.sums.append(Transaction.Sum(variable: variable, amount: term.coefficient))
    }
    if !needsSumming { return (largest, 0) }
    let sum = sumEqualVariables()
    try check(sum.largest)
    return sum
  }

  /// Up to this number of terms, equal variables are found by comparing all pairs.
  private static let fewTerms = 4

  /// Combines equal variables in `sums`, in the order of their first mention.
  private mutating func sumEqualVariables() -> (largest: Double, error: Double) {
    transaction.mergeSums()
    var largest = 0.0
    var error = 0.0
    var kept: Int32 = 0
    for index in 0..<transaction.sums.count {
      let sum = transaction.sums[index]
      // A sum that is only the rounding of the coefficients, as in 0.1x + 0.2x - 0.3x, is zero.
      if abs(sum.amount) <= sum.rounding { continue }
      error = max(error, sum.rounding / abs(sum.amount))
      largest = max(largest, abs(sum.amount))
      transaction.sums[kept] = sum
      kept += 1
    }
    transaction.sums.truncate(to: kept)
    return (largest, error)
  }
}
