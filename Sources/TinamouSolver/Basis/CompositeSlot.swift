/// The data of a composite row besides its terms.
struct CompositeSlot: BitwiseCopyable {
  /// The active row for which the composite defines a variable; -1 if the slot is free.
  var owner: Int32
  /// The rows that add up to the composite, in ``Basis/recipes``.
  var recipe: SparseMatrix.Block
  /// The constant, as a function of the parameter.
  var constant: PreciseAffine
  /// Whether a constant of the recipe has changed since this constant was computed.
  var isConstantDue = true
}
