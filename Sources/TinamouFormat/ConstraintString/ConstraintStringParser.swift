import TinamouSolver

/// Reads a constraint string: `linear relation linear [@priority]`.
struct ConstraintStringParser {
  /// What a constraint string says.
  struct Result {
    let left: LinearForm
    let relation: Relation
    let right: LinearForm
    let priority: Priority
  }

  private var parser: LinearParser

  static func parse(
    _ text: String, names: NameTable
  ) throws(ConstraintStringError) -> Result {
    try refuseVisualFormat(text)
    var parser = ConstraintStringParser(parser: try LinearParser(text, names: names))
    return try parser.read()
  }

  private static func refuseVisualFormat(_ text: String) throws(ConstraintStringError) {
    let start = text.prefix { $0.isWhitespace }.utf8.count
    let body = text.drop { $0.isWhitespace }
    guard ["H:", "V:", "HV:", "|", "["].contains(where: body.hasPrefix) else { return }
    throw ConstraintStringError(
      .unsupported, "the visual format is not supported yet",
      start..<start + body.utf8.count,
      help: "write one relation a constraint, such as 'title.top == photo.bottom + 8'")
  }

  private mutating func read() throws(ConstraintStringError) -> Result {
    if parser.tokens.count == 1 {
      throw ConstraintStringError("the constraint is empty", 0..<0)
    }
    let left = try parser.readExpression()
    let relation = try readRelation()
    let right = try parser.readExpression()
    let priority = try readPriority()
    guard parser.token.kind == .end else { throw unexpectedWord() }
    var form = left
    form.add(right, times: -1)
    form = form.merged
    try checkNumbers(form)
    try ComparabilityCheck(form: form, names: parser.names, length: parser.text.utf8.count).run()
    return Result(left: left, relation: relation, right: right, priority: priority)
  }

  private mutating func readRelation() throws(ConstraintStringError) -> Relation {
    let token = parser.token
    guard case .relation(let relation) = token.kind else {
      throw ConstraintStringError(
        "expected '==', '<=' or '>=', found \(parser.found(token))", token.range,
        help: missingProduct())
    }
    parser.advance()
    return relation
  }

  /// Advice for `2 title.width`.
  private func missingProduct() -> String? {
    guard parser.index > 0, case .name = parser.token.kind,
      case .number = parser.tokens[parser.index - 1].kind
    else { return nil }
    return "a product is written with '*'"
  }

  private mutating func readPriority() throws(ConstraintStringError) -> Priority {
    guard parser.token.kind == .at else { return .required }
    parser.advance()
    let token = parser.token
    parser.advance()
    switch token.kind {
    case .number(let value): return try PriorityName.priority(value, token.range)
    case .name(let name, _):
      return try PriorityName.priority(named: name, token.range, names: parser.names)
    case .minus:
      throw ConstraintStringError(
        .numberOutOfRange, "expected a priority above 0 and at most 1000", token.range)
    default:
      throw ConstraintStringError(
        "expected a priority after '@', found \(parser.found(token))", token.range,
        help: "a number up to 1000, required, high, low or a metric")
    }
  }

  private func unexpectedWord() -> ConstraintStringError {
    let token = parser.token
    let found = parser.found(token)
    switch token.kind {
    case .relation:
      return ConstraintStringError(
        "expected the end, found \(found); a constraint has one relation", token.range)
    case .at: return ConstraintStringError("a constraint has one priority", token.range)
    default:
      return ConstraintStringError(
        "expected an operator or the end, found \(found)", token.range, help: missingProduct())
    }
  }

  private func checkNumbers(_ form: LinearForm) throws(ConstraintStringError) {
    let isValid = { (number: Double) in number.magnitude <= Solver.largestNumber }
    guard isValid(form.constant), form.terms.allSatisfy({ isValid($0.coefficient) }) else {
      throw ConstraintStringError(
        .numberOutOfRange,
        "a coefficient or the constant is beyond \(JSONNumber.text(Solver.largestNumber))",
        0..<parser.text.utf8.count)
    }
  }
}
