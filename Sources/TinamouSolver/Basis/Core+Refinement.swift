/// Iterative refinement of composites.
///
/// The owner of a composite is not evaluated itself: it holds because the other rows of the recipe
/// do. Where these are many, as in a long row of equal columns, their rounding adds up in it. So when
/// all its variables are final the owner is evaluated, exactly but for the last bits, and what it is
/// off by is taken from the constant of the composite: one Newton step.
extension Core {
  /// Corrects the composite of a row, once in a propagation.
  mutating func refineComposite(of owner: Int32) {
    let composite = rows[owner].composite
    let place = rows[composite].composite
    if composites[place].refinement == propagationNumber { return }
    let error = preciseResidual(of: owner)
    let size = abs(error.base) + abs(error.slope * parameter)
    if size <= Tolerance.refinement { return }
    composites[place].refinement = propagationNumber
    var share = 0.0
    for index in composites[place].recipe.indices
    where recipes.entries[index].column == owner {
      share = recipes.entries[index].coefficient
    }
    rows[composite].constant -= share * error.base
    if movingRow >= 0 { composites[place].slope -= share * error.slope }
    markDirty(rows[composite].definedVariable)
  }

  /// a.x - b, added up without rounding errors to speak of.
  private mutating func preciseResidual(of row: Int32) -> Affine {
    let constant = constant(of: row)
    var base = CompensatedSum(-constant.base)
    var slope = CompensatedSum(-constant.slope)
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      base.add(entry.coefficient, times: values[entry.column].base)
      slope.add(entry.coefficient, times: values[entry.column].slope)
    }
    return Affine(base: base.value, slope: slope.value)
  }
}
