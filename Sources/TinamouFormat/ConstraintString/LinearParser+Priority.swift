import TinamouSolver

extension LinearParser {
  /// Reads `@` with a number, a name or a metric; the priority is required if there is none.
  mutating func readPriority() throws(ConstraintStringError) -> Priority {
    guard token.kind == .at else { return .required }
    advance()
    defer { advance() }
    switch token.kind {
    case .number(let value): return try PriorityName.priority(value, token.range)
    case .name(let name, _):
      return try PriorityName.priority(named: name, token.range, names: names)
    case .minus:
      throw ConstraintStringError(
        .numberOutOfRange, "expected a priority above 0 and at most 1000", token.range,
        help: PriorityName.rangeHelp)
    case .dot:
      throw expected("a priority after '@'", help: "write its name alone, such as @high")
    default:
      throw expected(
        "a priority after '@'", help: "a number up to 1000, required, high, low or a metric")
    }
  }
}
