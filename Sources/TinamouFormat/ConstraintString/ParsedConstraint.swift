import TinamouSolver

/// A relation of two linear expressions, as a constraint string or a visual format states it.
struct ParsedConstraint: Sendable {
  let left: LinearForm
  let relation: Relation
  let right: LinearForm
  let priority: Priority
  /// The bytes of the string that say so.
  let range: Range<Int>
  /// Whether the system's spacing between its two anchors is added to the right side.
  var addsSystemSpacing = false
  /// Whether the string says the same of other views.
  var isCopy = false

  /// Refuses numbers out of range and what has no common measure.
  func validate(_ names: NameTable) throws(ConstraintStringError) {
    var form = left
    form.add(right, times: -1)
    form = form.merged
    let isValid = { (number: Double) in number.magnitude <= Solver.largestLength }
    guard isValid(form.constant), form.terms.allSatisfy({ isValid($0.coefficient) }) else {
      throw ConstraintStringError(
        .numberOutOfRange,
        "a coefficient or the constant is beyond \(JSONNumber.text(Solver.largestLength))", range)
    }
    try ComparabilityCheck(form: form, names: names, range: range).run()
  }
}
