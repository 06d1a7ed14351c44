import TinamouSolver

extension LinearParser {
  /// Reads `@` with a number, a name or a metric; the priority is required if there is none.
  mutating func readPriority() throws(ConstraintStringError) -> Priority {
    guard token.kind == .at else { return .required }
    advance()
    let word = token
    advance()
    switch word.kind {
    case .number(let value): return try PriorityName.priority(value, word.range)
    case .name(let name, _):
      return try PriorityName.priority(named: name, word.range, names: names)
    case .minus:
      throw ConstraintStringError(
        .numberOutOfRange, "expected a priority above 0 and at most 1000", word.range)
    case .dot:
      throw ConstraintStringError(
        "expected a priority after '@', found '.'", word.range,
        help: "write its name alone, such as @high")
    default:
      throw ConstraintStringError(
        "expected a priority after '@', found \(found(word))", word.range,
        help: "a number up to 1000, required, high, low or a metric")
    }
  }
}
