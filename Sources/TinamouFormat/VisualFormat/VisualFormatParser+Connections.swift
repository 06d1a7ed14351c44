import TinamouLayout

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
      let before = cursor.previous?.range.lowerBound ?? start
      return VisualFormatLine.Connection(kind: .flush, range: before..<token.range.upperBound)
    }
    let end = cursor.previous?.range.upperBound ?? start
    return VisualFormatLine.Connection(kind: kind, range: start..<end)
  }

  /// Reads `8-`, `50%-`, `gutter-` or `(>=8)-`; `nil` if there is none of these.
  private mutating func readGap(
    closedBy sign: ConstraintToken
  ) throws(ConstraintStringError) -> [VisualFormatLine.Predicate]? {
    let predicates: [VisualFormatLine.Predicate]
    switch cursor.token.kind {
    case .open: predicates = try cursor.readPredicates()
    case .number, .name: predicates = [try cursor.readSimplePredicate()]
    case .minus where sign.kind == .minus:
      throw cursor.expected(
        "a distance", help: "a negative distance stands in parentheses: -(-8)-")
    case .relation:
      throw cursor.expected("a distance", help: "a relation stands in parentheses: -(>=8)-")
    default: return nil
    }
    guard cursor.token.kind == sign.kind else {
      throw cursor.expected(
        "'\(sign.kind == .minus ? "-" : "~")' after the distance", help: gapHelp)
    }
    cursor.advance()
    return predicates
  }

  /// Advice for what follows a number or a metric as a distance.
  private var gapHelp: String? {
    switch cursor.token.kind {
    case .at: "a distance with a priority stands in parentheses: -(8@750)-"
    case .plus, .times, .slash: "arithmetic stands in parentheses: -(2*8)-"
    default: cursor.unitHelp()
    }
  }
}
