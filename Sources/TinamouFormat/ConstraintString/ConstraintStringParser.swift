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
    if parser.tokens.count == 1 {
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
    let token = parser.token
    guard case .relation(let relation) = token.kind else {
      throw ConstraintStringError(
        "expected '==', '<=' or '>=', found \(parser.found(token))", token.range,
        help: missingProduct())
    }
    parser.advance()
    return relation
  }

  /// Advice for a missing product sign, as in `2 title.width`, and for a unit, as in `12px`.
  private func missingProduct() -> String? {
    guard parser.index > 0, case .name(let name, _) = parser.token.kind,
      case .number = parser.tokens[parser.index - 1].kind
    else { return nil }
    if let help = NeighbourWord.help(forUnit: name) { return help }
    return "a product is written with '*'"
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
}
