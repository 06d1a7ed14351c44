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
    try cursor.checkEndOfLine()
  }

  /// Reads dotted names, of which the last is an attribute, and its predicates.
  private static func readAttribute(
    _ cursor: inout LinearParser, after item: [NamePart]
  ) throws(ConstraintStringError) -> ([NamePart], [VisualFormatLine.Predicate]) {
    let first = item.isEmpty ? "the name of a view" : "an attribute after '.'"
    var parts = item + [try cursor.readName(first)]
    while cursor.token.kind == .dot {
      cursor.advance()
      parts.append(try cursor.readName("an attribute after '.'"))
    }
    try cursor.names.checkLength(of: parts)
    let anchor = try cursor.names.anchor(parts)
    guard cursor.token.kind == .open else { throw cursor.expected("'(' after the attribute") }
    cursor.subject = anchor.attribute
    return (parts, try cursor.readPredicates())
  }

  /// Adds the constraints of an attribute; one that is compared with a plain number is measured
  /// from the same attribute of the superview, as in AutoLayout.js.
  private static func add(
    _ parts: [NamePart], _ predicates: [VisualFormatLine.Predicate],
    into builder: inout VisualFormatBuilder
  ) throws(ConstraintStringError) {
    let anchor = try builder.names.anchor(parts)
    let item = VisualItem(view: anchor.view, guide: anchor.guide)
    for predicate in predicates {
      var object = try builder.resolved(predicate.object, beside: item)
      if object.isConstant {
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
