import TinamouLayout

/// Constraints and attributes under a condition, as a file declares them.
struct SetDeclaration: Sendable {
  /// Attributes that a view has while the condition holds.
  struct Override: Sendable {
    /// The index of the view in the file.
    var view: Int
    var attributes: [ViewOverride.Value]

    /// The values for the view that was made of the declaration.
    func overrides(of views: [LayoutView]) -> [ViewOverride] {
      attributes.map { ViewOverride(views[view], $0) }
    }
  }

  /// A requirement on the traits and the size of a view.
  struct Condition: Sendable {
    /// The index of the view in the file; nil for the root.
    var view: Int?
    var traits = TraitCondition()
    var limits: [SizeLimit] = []
  }

  let name: String
  /// The bytes of the id in the file, or of the whole set without one.
  let range: Range<Int>
  let conditions: [Condition]
  var constraints: [ConstraintDeclaration]
  var overrides: [Override]
}
