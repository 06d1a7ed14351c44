import TinamouLayout
import TinamouSolver

extension SizeRange {
  /// Where the sizes end at which a linear function counts as positive.
  enum Cut {
    /// Where the function is zero: a size without the tolerance, such as 320 instead of 319.999998.
    case atZero
    /// Where the function is the tolerance, so that no size within it counts.
    case atTolerance
  }

  /// The sizes at which a linear function is positive, given its values at both ends.
  ///
  /// - Parameters:
  ///   - first: The value at the smallest size.
  ///   - last: The value at the largest size.
  ///   - tolerance: The value above which the function counts as positive.
  ///   - cut: Where the sizes end.
  /// - Returns: The sizes; none if the function is above the tolerance at neither end.
  func sizesWherePositive(
    _ first: Double, _ last: Double, tolerance: Double, cut: Cut = .atZero
  ) -> SizeSet {
    var range = self
    let excess = cut == .atZero ? first : first - tolerance
    let root = lowerBound + length * min(max(excess / (first - last), 0), 1)
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

  /// The sizes at which a relation between a linear function and zero does not hold, given the
  /// values of the function at both ends.
  func sizesWhere(
    _ first: Double, _ last: Double, fail relation: LayoutRelation, cut: Cut
  ) -> SizeSet {
    func sizesWherePositive(_ sign: Double) -> SizeSet {
      self.sizesWherePositive(sign * first, sign * last, tolerance: LayoutPiece.unit, cut: cut)
    }
    return switch relation {
    case .lessThanOrEqual: sizesWherePositive(1)
    case .greaterThanOrEqual: sizesWherePositive(-1)
    default: sizesWherePositive(1).union(sizesWherePositive(-1))
    }
  }
}

extension LayoutPiece {
  /// The difference in points up to which two numbers count as equal: the unit of the solver's
  /// public values.
  static let unit = PublicUnit.unit

  /// The sizes of the piece at which a number is positive by more than a rounding error.
  func sizesWherePositive(_ number: MovingNumber) -> SizeSet {
    sizes.sizesWherePositive(
      value(number, at: sizes.lowerBound), value(number, at: sizes.upperBound),
      tolerance: Self.unit)
  }

  /// The sizes of the piece at which a relation between a sum and zero does not hold.
  ///
  /// - Parameters:
  ///   - sum: The sum.
  ///   - relation: How the sum compares with zero.
  ///   - onPixels: Whether numbers are rounded to pixels as in a layout.
  ///   - cut: Where the sizes end.
  /// - Returns: The sizes.
  func sizesWhere(
    _ sum: MovingSum, fails relation: LayoutRelation, onPixels: Bool,
    cut: SizeRange.Cut = .atZero
  ) -> SizeSet {
    guard onPixels else {
      let number = sum.exact
      return sizes.sizesWhere(
        value(number, at: sizes.lowerBound), value(number, at: sizes.upperBound), fail: relation,
        cut: cut)
    }
    let failing = pixelParts(of: [sum]).flatMap { part in
      // Inside of a part only the numbers that are not rounded change.
      func limit(_ size: Double) -> Double { roundedValue(sum, at: size, pixelsAt: part.middle) }
      return part.sizesWhere(
        limit(part.lowerBound), limit(part.upperBound), fail: relation, cut: cut
      ).ranges
    }
    return SizeSet(failing)
  }
}
