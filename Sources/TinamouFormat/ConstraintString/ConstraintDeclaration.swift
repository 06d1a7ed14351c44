import TinamouLayout
import TinamouSolver

/// A constraint as a constraint string or a visual format declares it.
struct ConstraintDeclaration: Sendable {
  var left: LinearForm
  var right: LinearForm
  let priority: Priority
  var identifier: String?
  /// The bytes that declare the constraint: of the string, and in a file those of the file, without
  /// quotation marks.
  var range: Range<Int> {
    get { declaringBytes.range }
    set { declaringBytes = ByteRange(newValue) }
  }
  /// In a file, the bytes of the whole string, with quotation marks.
  var string: Range<Int> {
    get { stringBytes.range }
    set { stringBytes = ByteRange(newValue) }
  }
  private var declaringBytes: ByteRange
  private var stringBytes = ByteRange(0..<0)
  let relation: Relation
  /// Whether the system's spacing between its two anchors is added to the right side.
  var addsSystemSpacing = false
  /// Whether the same text declares other constraints too, because it is a visual format or
  /// mentions a repeated view.
  var isOneOfSeveral = false

  init(
    left: LinearForm, relation: Relation, right: LinearForm, priority: Priority, range: Range<Int>
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    declaringBytes = ByteRange(range)
  }

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
