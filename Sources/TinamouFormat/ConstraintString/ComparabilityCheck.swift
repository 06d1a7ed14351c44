import TinamouLayout

/// Reports constraints between attributes that cannot be compared, at their place in the text.
struct ComparabilityCheck {
  /// Left minus right, each anchor once.
  let form: LinearForm
  let names: NameTable
  /// The bytes of the constraint.
  let range: Range<Int>

  func run() throws(ConstraintStringError) {
    let found = Incomparability.among(
      form.terms.map(\.anchor.attribute), form.terms.map(\.coefficient))
    if case .noTerms = found {
      throw ConstraintStringError(.incomparable, Incomparability.noTerms.message, range)
    }
    try checkCells()
    switch found {
    case .directions(let first, let second), .axes(let second, let first),
      .measures(let first, let second):
      throw incomparable(form.terms[first], found?.message ?? "", with: form.terms[second])
    case .noTerms, nil: break
    }
  }

  /// Reports constraints between rows, since a list lays out each row by itself.
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
