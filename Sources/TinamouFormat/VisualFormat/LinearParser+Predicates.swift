import TinamouLayout
import TinamouSolver

extension LinearParser {
  /// Reads a number, a percentage or a metric.
  mutating func readSimplePredicate() throws(ConstraintStringError) -> VisualFormatLine.Predicate {
    let word = token
    var form = LinearForm()
    switch word.kind {
    case .number(let value):
      form.constant = value
      advance()
      if token.kind == .percent, let subject {
        form = LinearForm(percentage: value, of: subject, at: word.range)
        advance()
      }
    case .name(let name, _):
      if names.metrics[name] == nil, names.viewIndices[name] != nil {
        throw ConstraintStringError(
          "expected a number or a metric, found the view '\(name)'", word.range,
          help: "the size of a view as a distance stands in parentheses: -(\(name))-")
      }
      form.constant = try names.metric(name, word.range, before: "")
      advance()
    default: break
    }
    return VisualFormatLine.Predicate(
      relation: .equal, object: form, priority: .required, range: word.range)
  }

  /// Reads `(predicate, …)`.
  mutating func readPredicates() throws(ConstraintStringError) -> [VisualFormatLine.Predicate] {
    let open = token.range
    var predicates: [VisualFormatLine.Predicate] = []
    repeat {
      advance()
      predicates.append(try readPredicate())
    } while token.kind == .comma
    guard token.kind == .close else {
      var error = expected("',' or ')' after the predicate", help: "close it with ')'")
      error.notes.append(.init(message: "the parenthesis opens here", range: open))
      throw error
    }
    advance()
    return predicates
  }

  private mutating func readPredicate()
    throws(ConstraintStringError) -> VisualFormatLine.Predicate
  {
    let start = token.range.lowerBound
    var relation = Relation.equal
    if case .relation(let written) = token.kind {
      relation = written
      advance()
    }
    if token.kind == .open { throw expected("a number, a metric or a view") }
    let object = try readExpression()
    let priority = try readPriority()
    let end = previous?.range.upperBound ?? start
    return VisualFormatLine.Predicate(
      relation: relation, object: object, priority: priority, range: start..<end)
  }
}
