import TinamouLayout
import TinamouSolver

extension SizeRange {
  /// The sizes at which a linear function is positive, given its values at both ends.
  ///
  /// - Parameters:
  ///   - first: The value at the smallest size.
  ///   - last: The value at the largest size.
  ///   - tolerance: The value above which the function counts as positive.
  /// - Returns: The sizes.
  func sizesWherePositive(_ first: Double, _ last: Double, tolerance: Double) -> SizeSet {
    var range = self
    // The size at which the function changes its sign.
    let root = lowerBound + length * min(max(first / (first - last), 0), 1)
    switch (first > tolerance, last > tolerance) {
    case (false, false): return SizeSet()
    case (true, true): break
    case (true, false):
      range.upperBound = root
      range.includesUpper = false
    case (false, true):
      range.lowerBound = root
      range.includesLower = false
    }
    return SizeSet([range])
  }
}

extension LayoutPiece {
  /// The difference in points up to which two numbers count as equal: the unit of the solver's
  /// public values.
  static let unit = 0x1p-20

  /// The sizes of the piece at which a number is positive by more than a rounding error.
  func sizesWherePositive(_ number: MovingNumber) -> SizeSet {
    sizes.sizesWherePositive(
      value(number, at: sizes.lowerBound), value(number, at: sizes.upperBound),
      tolerance: Self.unit)
  }

  /// The sizes of the piece at which a relation between a number and zero does not hold.
  func sizesWhere(_ number: MovingNumber, fails relation: LayoutRelation) -> SizeSet {
    switch relation {
    case .lessThanOrEqual: sizesWherePositive(number)
    case .greaterThanOrEqual: sizesWherePositive(-number)
    default: sizesWherePositive(number).union(sizesWherePositive(-number))
    }
  }
}
