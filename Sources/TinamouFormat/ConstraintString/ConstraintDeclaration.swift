import TinamouLayout
import TinamouSolver

/// A constraint as a constraint string or a visual format declares it.
struct ConstraintDeclaration: Sendable {
  var left: LinearForm
  let relation: Relation
  var right: LinearForm
  let priority: Priority
  /// The bytes that declare the constraint: of the string, and in a file those of the file, without
  /// quotation marks.
  var range: Range<Int>
  /// In a file, the bytes of the whole string, with quotation marks.
  var string = 0..<0
  var identifier: String?
  /// Whether the system's spacing between its two anchors is added to the right side.
  var addsSystemSpacing = false
  /// Whether the same text declares other constraints too, because it is a visual format or
  /// mentions a repeated view.
  var isOneOfSeveral = false

  /// Makes the inactive constraint.
  ///
  /// - Parameters:
  ///   - location: The place where it is declared.
  ///   - item: Returns the view or guide of an anchor.
  /// - Returns: The constraint.
  func makeConstraint(
    at location: SourceLocation, _ item: (LinearForm.Anchor) -> LayoutItem
  ) -> LayoutConstraint {
    func expression(_ form: LinearForm) -> LayoutExpression {
      let terms = form.terms.map {
        LayoutExpression.Term(item($0.anchor), $0.anchor.attribute, $0.coefficient)
      }
      return LayoutExpression(terms, constant: form.constant)
    }
    let constraint = LayoutConstraint(
      expression(left), relation, expression(right), priority: priority, identifier: identifier,
      location: location)
    if addsSystemSpacing { constraint.systemSpacing = 1 }
    return constraint
  }
}
