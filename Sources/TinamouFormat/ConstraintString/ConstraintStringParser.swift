import TinamouSolver

/// Reads a constraint string: `linear relation linear [@priority]`.
struct ConstraintStringParser {
  private var parser: LinearParser

  static func parse(
    _ text: String, names: NameTable
  ) throws(ConstraintStringError) -> ConstraintDeclaration {
    var parser = ConstraintStringParser(parser: try LinearParser(text, names: names))
    return try parser.read()
  }

  private mutating func read() throws(ConstraintStringError) -> ConstraintDeclaration {
    if parser.token.kind == .end {
      throw ConstraintStringError("the constraint is empty", 0..<0)
    }
    let left = try parser.readExpression()
    let relation = try readRelation()
    let right = try parser.readExpression()
    let priority = try parser.readPriority()
    guard parser.token.kind == .end else { throw unexpectedWord() }
    let constraint = ConstraintDeclaration(
      left: left, relation: relation, right: right, priority: priority,
      range: 0..<parser.text.utf8.count)
    try constraint.validate(parser.names)
    return constraint
  }

  private mutating func readRelation() throws(ConstraintStringError) -> Relation {
    guard case .relation(let relation) = parser.token.kind else {
      throw parser.expected("'==', '<=' or '>='", help: operatorHelp())
    }
    parser.advance()
    return relation
  }

  /// Advice for what stands in the place of an operator: another word for one, a unit as in `12px`,
  /// or nothing, as in `2 title.width`.
  private func operatorHelp() -> String? {
    let isAfterNumber = if case .number = parser.previous?.kind { true } else { false }
    switch parser.token.kind {
    case .name(let name, _):
      if isAfterNumber, let help = NeighbourWord.help(forUnit: name) { return help }
      if let help = NeighbourWord.help(forOperator: name) { return help }
      if name.hasPrefix("_") { return "the digits of a number stand together" }
      return isAfterNumber ? "a product is written with '*'" : nil
    case .open: return "a product is written with '*', a priority with '@'"
    default: return nil
    }
  }

  private func unexpectedWord() -> ConstraintStringError {
    switch parser.token.kind {
    case .relation:
      let error = parser.expected("the end")
      return ConstraintStringError(
        error.message + "; a constraint has one relation", error.range,
        help: "write two constraints")
    case .at: return ConstraintStringError("a constraint has one priority", parser.token.range)
    default: return parser.expected("an operator or the end", help: operatorHelp())
    }
  }
}
