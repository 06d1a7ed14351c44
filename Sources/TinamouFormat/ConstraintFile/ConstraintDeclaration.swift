import TinamouSolver

/// A constraint as a file declares it.
struct ConstraintDeclaration: Sendable {
  /// The bytes of the constraint in the file, without quotation marks.
  let range: Range<Int>
  /// Whether the same text declares other constraints too, because it is a visual format or
  /// mentions a repeated view.
  let isOneOfSeveral: Bool
  let identifier: String?
  /// Whether the system's spacing between its two anchors is added to the right side.
  let addsSystemSpacing: Bool
  let left: LinearForm
  let relation: Relation
  let right: LinearForm
  let priority: Priority
}
