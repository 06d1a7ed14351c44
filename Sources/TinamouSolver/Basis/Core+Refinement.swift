/// Iterative refinement of composites.
///
/// The owner of a composite is not evaluated itself: it holds because the other rows of the recipe
/// do. Where these are many, as in a long row of equal columns, their rounding adds up in it. So at
/// the end of a flush the owner is evaluated, exactly but for the last bits, and what it is off by is
/// taken from the constant of the composite: one Newton step.
extension Core {
  /// Shorter recipes leave nothing to speak of.
  private static let shortestRecipe: Int32 = 64

  /// Corrects composites with long recipes. All values are current.
  mutating func refineComposites() {
    for place in 0..<composites.count
    where composites[place].owner >= 0 && composites[place].recipe.count >= Self.shortestRecipe {
      refine(place)
    }
    if !isRefining { return }
    propagate(eagerly: false)
    isRefining = false
  }

  private mutating func refine(_ place: Int32) {
    let owner = composites[place].owner
    let composite = rows[owner].composite
    let error = preciseResidual(of: owner)
    let size = abs(error.base) + abs(error.slope * parameter)
    // What is more than rounding is not for here.
    if size <= Tolerance.refinement || size > Tolerance.largestRefinement { return }
    var share = 0.0
    for index in composites[place].recipe.indices
    where recipes.entries[index].column == owner {
      share = recipes.entries[index].coefficient
    }
    rows[composite].constant -= share * error.base
    if movingRow >= 0 { composites[place].slope -= share * error.slope }
    markDirty(rows[composite].definedVariable)
    isRefining = true
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
