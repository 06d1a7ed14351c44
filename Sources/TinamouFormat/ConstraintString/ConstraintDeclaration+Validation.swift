import TinamouLayout
import TinamouSolver

extension ConstraintDeclaration {
  /// Reports numbers out of range and attributes that cannot be compared, at their place.
  func validate(_ names: NameTable) throws(ConstraintStringError) {
    var form = left
    form.add(right, times: -1)
    form.terms = form.terms.merged
    // The layout refuses what is written, and the solver what is left of it.
    let isValid = [left, right, form].allSatisfy { form in
      form.constant.magnitude <= Solver.largestLength
        && form.terms.allSatisfy { $0.coefficient.magnitude <= Solver.largestLength }
    }
    guard isValid else {
      throw ConstraintStringError(
        .numberOutOfRange,
        "a coefficient or the constant is beyond \(JSONNumber.text(Solver.largestLength))", range)
    }
    let terms = form.terms
    if let largest = terms.map(\.coefficient.magnitude).max(), largest < Solver.smallestCoefficient
    {
      throw ConstraintStringError(
        .numberOutOfRange, "the coefficients are too small: none is larger than \(largest)", range)
    }
    try checkCells(terms, names)
    guard
      let found = Incomparability.among(terms.map(\.anchor.attribute), terms.map(\.coefficient))
    else { return }
    switch found {
    case .noTerms: throw ConstraintStringError(.incomparable, found.message, range)
    case .directions(let first, let second), .axes(let second, let first),
      .measures(let first, let second):
      throw incomparable(
        terms[first], found.message, with: terms[second], names, help: Self.help(for: found))
    }
  }

  /// Reports constraints between rows, since a list lays out each row by itself.
  private func checkCells(
    _ terms: [LinearForm.Term], _ names: NameTable
  ) throws(ConstraintStringError) {
    let cell = { (term: LinearForm.Term) in names.cells[term.anchor.view] }
    guard let first = terms.first, let other = terms.first(where: { cell($0) != cell(first) })
    else { return }
    throw incomparable(
      other, "a row is laid out apart from what is around it, so only its own views compare",
      with: first, names)
  }

  /// What to compare in place of attributes that cannot be compared.
  private static func help(for found: Incomparability) -> String? {
    switch found {
    case .noTerms: nil
    case .directions:
      "write 'leading' with 'leading' or 'trailing', or 'left' with 'left' or 'right'"
    case .axes: "compare positions along one axis, such as 'left' with 'right'"
    case .measures: "compare a position with a position, and a size with a size"
    }
  }

  private func incomparable(
    _ first: LinearForm.Term, _ message: String, with second: LinearForm.Term, _ names: NameTable,
    help: String? = nil
  ) -> ConstraintStringError {
    let (early, late) =
      first.range.lowerBound < second.range.lowerBound ? (first, second) : (second, first)
    return ConstraintStringError(
      .incomparable, message, late.range,
      notes: [
        ConstraintStringError.Note(
          message: "the other is '\(names.description(of: early.anchor))'", range: early.range)
      ], help: help)
  }
}
