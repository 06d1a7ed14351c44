import TinamouLayout

extension ConstraintFile {
  /// Reads an attribute, or a sum of attributes, as the statement that it is not negative: sizes
  /// are counted from zero, and positions from the same edge of the root.
  ///
  /// - Parameters:
  ///   - text: The attribute, such as `title.width`.
  ///   - source: The name of the place in diagnostics.
  /// - Returns: The statement; the difference of its sides is the value of the attribute.
  /// - Throws: ``ConstraintFileError`` with what is wrong with the text.
  package func measure(_ text: String, source: String) throws(ConstraintFileError) -> Statement {
    let statement = try self.statement("\(text) >= 0", source: source)
    guard case .relations(let copies) = statement.claim else { return statement }
    let measured = copies.map { alternatives in
      alternatives.map { relations in relations.map { Self.countedFromRoot($0) } }
    }
    return Statement(
      text: text, span: statement.span, conditions: [], claim: .relations(measured))
  }

  /// Subtracts the edge of the root from the positions on the left side of a relation.
  private static func countedFromRoot(_ relation: ConstraintDeclaration) -> ConstraintDeclaration {
    let positions = relation.left.terms.filter { !$0.anchor.attribute.isSize }
    let count = positions.reduce(0) { $0 + $1.coefficient }
    guard count != 0, let attribute = positions.first?.anchor.attribute else { return relation }
    let edge: LayoutAttribute =
      attribute.isDirectional ? .leading : attribute.axis == .horizontal ? .left : .top
    var relation = relation
    relation.right.add(
      LinearForm(LinearForm.Anchor(view: 0, guide: nil, attribute: edge), times: count, at: 0..<0),
      times: 1)
    return relation
  }
}
