import TinamouLayout
import TinamouSolver

extension VisualFormatParser {
  /// Reads a connection between two brackets.
  mutating func readConnection() throws(ConstraintStringError) -> VisualFormatLine.Connection {
    let token = cursor.token
    let start = token.range.lowerBound
    let kind: VisualFormatLine.Connection.Kind
    switch token.kind {
    case .arrow:
      cursor.advance()
      kind = .none
    case .minus, .tilde:
      cursor.advance()
      let isEqual = token.kind == .tilde
      if let predicates = try readGap(closedBy: token) {
        kind = isEqual ? .equal(predicates) : .distance(predicates)
      } else {
        kind = isEqual ? .equal([]) : .standard
      }
    default:
      // Nothing is written there, so the place is that of the two adjacent brackets.
      let before = cursor.index > 0 ? cursor.tokens[cursor.index - 1].range.lowerBound : start
      return VisualFormatLine.Connection(kind: .flush, range: before..<token.range.upperBound)
    }
    let end = cursor.tokens[cursor.index - 1].range.upperBound
    return VisualFormatLine.Connection(kind: kind, range: start..<end)
  }

  /// Reads `8-`, `50%-`, `gutter-` or `(>=8)-`; `nil` if there is none of these.
  private mutating func readGap(
    closedBy sign: ConstraintToken
  ) throws(ConstraintStringError) -> [VisualFormatLine.Predicate]? {
    let predicates: [VisualFormatLine.Predicate]
    switch cursor.token.kind {
    case .open: predicates = try readPredicates()
    case .number, .name: predicates = [try readSimplePredicate()]
    case .minus where sign.kind == .minus:
      throw ConstraintStringError(
        "expected a distance, found '-'", cursor.token.range,
        help: "a negative distance stands in parentheses: -(-8)-")
    default: return nil
    }
    guard cursor.token.kind == sign.kind else {
      let text = sign.kind == .minus ? "-" : "~"
      throw ConstraintStringError(
        "expected '\(text)' after the distance, found \(cursor.found(cursor.token))",
        cursor.token.range)
    }
    cursor.advance()
    return predicates
  }

  private mutating func readSimplePredicate()
    throws(ConstraintStringError) -> VisualFormatLine.Predicate
  {
    let token = cursor.token
    var form = LinearForm()
    switch token.kind {
    case .number(let value):
      form.constant = value
      cursor.advance()
      if cursor.token.kind == .percent, let subject = cursor.subject {
        form = LinearForm(percentage: value, of: subject, at: token.range)
        cursor.advance()
      }
    case .name(let name, _):
      if cursor.names.metrics[name] == nil, cursor.names.viewIndices[name] != nil {
        throw ConstraintStringError(
          "expected a number or a metric, found the view '\(name)'", token.range,
          help: "the size of a view as a distance stands in parentheses: -(\(name))-")
      }
      form.constant = try cursor.names.metric(name, token.range, before: "")
      cursor.advance()
    default: break
    }
    return VisualFormatLine.Predicate(
      relation: .equal, object: form, priority: .required, range: token.range)
  }

  /// Reads `(predicate, …)`.
  mutating func readPredicates() throws(ConstraintStringError) -> [VisualFormatLine.Predicate] {
    let open = cursor.token.range
    var predicates: [VisualFormatLine.Predicate] = []
    repeat {
      cursor.advance()
      predicates.append(try readPredicate())
    } while cursor.token.kind == .comma
    let token = cursor.token
    guard token.kind == .close else {
      let notes = [ConstraintStringError.Note(message: "the parenthesis opens here", range: open)]
      throw ConstraintStringError(
        .constraintSyntax, "expected ',' or ')' after the predicate, found \(cursor.found(token))",
        token.range, notes: notes)
    }
    cursor.advance()
    return predicates
  }

  private mutating func readPredicate()
    throws(ConstraintStringError) -> VisualFormatLine.Predicate
  {
    let start = cursor.token.range.lowerBound
    var relation = Relation.equal
    if case .relation(let written) = cursor.token.kind {
      relation = written
      cursor.advance()
    }
    if cursor.token.kind == .open {
      throw ConstraintStringError(
        "expected a number, a metric or a view, found '('", cursor.token.range)
    }
    let object = try cursor.readExpression()
    let priority = try cursor.readPriority()
    let end = cursor.tokens[cursor.index - 1].range.upperBound
    return VisualFormatLine.Predicate(
      relation: relation, object: object, priority: priority, range: start..<end)
  }
}
