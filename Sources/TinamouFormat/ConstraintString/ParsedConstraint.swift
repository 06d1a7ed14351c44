import TinamouSolver

/// A relation of two linear expressions, as a constraint string or a visual format states it.
struct ParsedConstraint: Sendable {
  let left: LinearForm
  let relation: Relation
  let right: LinearForm
  let priority: Priority
  /// The bytes of the string that declare it.
  let range: Range<Int>
  /// Whether the system's spacing between its two anchors is added to the right side.
  var addsSystemSpacing = false
  /// Whether the string declares the same for other views.
  var isCopy = false

  /// Reports numbers out of range and attributes that cannot be compared.
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
