import TinamouLayout

/// Constraints and attributes under a condition, as a file declares them.
struct SetDeclaration: Sendable {
  /// Attributes that a view has while the condition holds.
  struct Override: Sendable {
    /// The index of the view in the file.
    let view: Int
    let attributes: ViewAttributes
  }

  let name: String
  let conditions: [TraitCondition]
  let constraints: [ConstraintDeclaration]
  let overrides: [Override]
}
