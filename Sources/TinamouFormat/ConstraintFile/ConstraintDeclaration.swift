import TinamouSolver

/// A constraint as a file declares it.
struct ConstraintDeclaration: Sendable {
  /// The constraint as the user wrote it.
  let text: String
  /// The bytes of the constraint in the file, without quotation marks.
  let range: Range<Int>
  let identifier: String?
  let left: LinearForm
  let relation: Relation
  let right: LinearForm
  let priority: Priority
}
