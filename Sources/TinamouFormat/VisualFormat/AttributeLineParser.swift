import TinamouLayout

/// Reads a line of attributes: `C:view.left(other.right + 10).width(50%)`.
struct AttributeLineParser {
  /// Reads one line and moves the cursor to its end.
  static func readLine(
    _ cursor: inout LinearParser, into builder: inout VisualFormatBuilder
  ) throws(ConstraintStringError) {
    var (parts, predicates) = try readAttribute(&cursor, after: [])
    while true {
      try add(parts, predicates, into: &builder)
      guard cursor.token.kind == .dot else { break }
      cursor.advance()
      (parts, predicates) = try readAttribute(&cursor, after: Array(parts.dropLast()))
    }
    let token = cursor.token
    guard token.kind == .end || token.kind == .lineBreak else {
      throw ConstraintStringError("expected the end, found \(cursor.found(token))", token.range)
    }
  }

  private typealias Name = (name: String, range: Range<Int>)

  /// Reads dotted names, of which the last is an attribute, and its predicates.
  private static func readAttribute(
    _ cursor: inout LinearParser, after item: [Name]
  ) throws(ConstraintStringError) -> ([Name], [VisualFormatLine.Predicate]) {
    var parts = item
    while true {
      let token = cursor.token
      guard case .name(let name, _) = token.kind else {
        let expectation = parts.isEmpty ? "the name of a view" : "an attribute after '.'"
        throw ConstraintStringError(
          "expected \(expectation), found \(cursor.found(token))", token.range)
      }
      parts.append((name, token.range))
      cursor.advance()
      guard cursor.token.kind == .dot else { break }
      cursor.advance()
    }
    guard parts.count > 1, parts.count <= 3 else {
      throw ConstraintStringError(
        "expected 'view.attribute' or 'view.guide.attribute'", parts[parts.count - 1].range)
    }
    let anchor = try cursor.names.anchor(parts)
    guard cursor.token.kind == .open else {
      throw ConstraintStringError(
        "expected '(' after the attribute, found \(cursor.found(cursor.token))",
        cursor.token.range)
    }
    cursor.subject = anchor.attribute
    var parser = VisualFormatParser(cursor: cursor, axis: anchor.attribute.axis)
    let predicates = try parser.readPredicates()
    cursor = parser.cursor
    return (parts, predicates)
  }

  /// Adds the constraints of an attribute; a position compared with a plain number is measured from
  /// the same attribute of the superview.
  private static func add(
    _ parts: [Name], _ predicates: [VisualFormatLine.Predicate],
    into builder: inout VisualFormatBuilder
  ) throws(ConstraintStringError) {
    let anchor = try builder.names.anchor(parts)
    let item = VisualItem(view: anchor.view, guide: anchor.guide)
    for predicate in predicates {
      var object = try builder.resolved(predicate.object, beside: item)
      if object.isConstant, !anchor.attribute.isSize {
        let superview = try builder.names.requiredSuperview(of: item, predicate.range)
        let place = LinearForm.Anchor(view: superview, guide: nil, attribute: anchor.attribute)
        object.add(LinearForm(place, at: predicate.range), times: 1)
      }
      let range = predicate.range
      try builder.add(
        LinearForm(anchor, at: range), predicate.relation, object, predicate.priority, range)
    }
  }
}
