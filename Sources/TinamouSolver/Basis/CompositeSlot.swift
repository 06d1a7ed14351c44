/// What a composite row has beside its terms.
struct CompositeSlot: BitwiseCopyable {
  /// The active row that has the composite define a variable for it.
  var owner: Int32
  /// The rows that the composite adds up, in ``Core/recipes``.
  var recipe: SparseMatrix.Block
  /// How the constant moves with the parameter.
  var slope: Double
  /// The propagation in which the constant was refined.
  var refinement: Int32 = 0
}
