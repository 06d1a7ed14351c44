/// The content of a row: everything that its owner can change.
struct RowContent: BitwiseCopyable {
  /// The coefficients, in ``Basis/terms``.
  var terms: SparseMatrix.Block
  /// The right-hand side, scaled.
  var constant: Double
  var costs: RowCosts
  /// The power of two by which the owner's row was multiplied.
  var scale: Float

  /// Returns whether another content differs in more than the constant.
  func differsBeyondConstant(from other: RowContent) -> Bool {
    terms.start != other.terms.start || terms.count != other.terms.count || costs != other.costs
      || scale != other.scale
  }
}

extension Basis {
  func content(of row: Int32) -> RowContent {
    RowContent(
      terms: rows[row].terms, constant: currentConstant(of: row), costs: costs(of: row),
      scale: rows[row].scale)
  }

  /// Sets the content of a row that is not a part of the model at the moment.
  mutating func setContent(_ content: RowContent, of row: Int32) {
    rows[row].terms = content.terms
    var hasUnitCoefficients = content.terms.count <= ShortNumber.maximumTermCount
    for index in content.terms.indices {
      terms.entries[index].row = row
      if abs(terms.entries[index].coefficient) != 1 { hasUnitCoefficients = false }
    }
    rows[row].flags.hasUnitCoefficients = hasUnitCoefficients
    setConstant(content.constant, of: row)
    setCosts(content.costs, of: row)
    rows[row].scale = content.scale
  }

  /// Sets the right-hand side of a row, scaled. The caller updates everything that depends on it.
  @inline(__always)
  mutating func setConstant(_ constant: Double, of row: Int32) {
    rows[row].constant = constant
    rows[row].flags.hasShortConstant = ShortNumber.contains(constant)
  }
}
