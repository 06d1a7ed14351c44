/// What a composite row has beside its terms.
struct CompositeSlot: BitwiseCopyable {
  /// The active row that has the composite define a variable for it; -1 if the slot is free.
  var owner: Int32
  /// The rows that the composite adds up, in ``Core/recipes``.
  var recipe: SparseMatrix.Block
  /// The constant and how it moves with the parameter.
  var constant: PreciseAffine
  /// Whether a constant of the recipe changed since this one was added up.
  var isConstantDue = true
}
