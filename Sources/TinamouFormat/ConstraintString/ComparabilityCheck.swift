import TinamouLayout

/// Refuses constraints that compare what has no common measure.
///
/// Positions of one axis compare with each other. A difference of positions is a size, and sizes of
/// both axes mix freely; so with sizes the coefficients of the positions add up to zero.
struct ComparabilityCheck {
  /// Left minus right, each anchor once.
  let form: LinearForm
  let names: NameTable
  /// The bytes of the constraint.
  let range: Range<Int>

  func run() throws(ConstraintStringError) {
    guard !form.terms.isEmpty else {
      throw ConstraintStringError(
        .incomparable, "the constraint does not depend on any view", range)
    }
    try checkCells()
    if let directional = form.terms.first(where: { $0.anchor.attribute.isDirectional }),
      let absolute = form.terms.first(where: { $0.anchor.attribute.isAbsoluteSide })
    {
      throw incomparable(
        absolute, "left and right cannot be compared with leading and trailing", with: directional)
    }
    let positions = form.terms.filter { !$0.anchor.attribute.isSize }
    guard let position = positions.first else { return }
    let axis = position.anchor.attribute.axis
    if let other = positions.first(where: { $0.anchor.attribute.axis != axis }) {
      throw incomparable(
        other, "a horizontal and a vertical position cannot be compared", with: position)
    }
    if let size = form.terms.first(where: { $0.anchor.attribute.isSize }), !isBalanced(positions) {
      throw incomparable(size, "a position and a size cannot be compared", with: position)
    }
  }

  /// Lists lay out each row by itself.
  private func checkCells() throws(ConstraintStringError) {
    guard let first = form.terms.first,
      let other = form.terms.first(where: {
        names.cells[$0.anchor.view] != names.cells[first.anchor.view]
      })
    else { return }
    throw incomparable(
      other, "a row is laid out apart from what is around it, so only its own views compare",
      with: first)
  }

  /// Whether the coefficients add up to zero, up to the rounding of quotients such as 1 / 3.
  private func isBalanced(_ terms: [LinearForm.Term]) -> Bool {
    let sum = terms.reduce(0) { $0 + $1.coefficient }
    let scale = terms.reduce(0) { $0 + $1.coefficient.magnitude }
    return sum.magnitude <= 1e-9 * scale
  }

  private func incomparable(
    _ first: LinearForm.Term, _ message: String, with second: LinearForm.Term
  ) -> ConstraintStringError {
    let (early, late) =
      first.range.lowerBound < second.range.lowerBound ? (first, second) : (second, first)
    return ConstraintStringError(
      .incomparable, message, late.range,
      notes: [
        ConstraintStringError.Note(
          message: "the other is '\(names.description(of: early.anchor))'", range: early.range)
      ])
  }
}
