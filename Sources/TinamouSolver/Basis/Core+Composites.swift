/// Composites: stored combinations of active rows, which break true cycles of definitions.
///
/// This is the row elimination of Forrest and Tomlin's update, restricted to the cycle.
extension Core {
  /// Defines a variable by `owner` with the variables of the dependent block eliminated.
  mutating func makeComposite(owner: Int32, defining variable: Int32) {
    emissions.removeAll()
    touched.removeAll()
    for index in rows[owner].terms.indices {
      let entry = terms.entries[index]
      accumulate(entry.column, entry.coefficient)
    }
    emitToRecipe(owner, 1)
    var position = dependentBlock.count
    while position > 0 {
      position -= 1
      let eliminated = dependentBlock[position]
      if eliminated == variable { continue }
      let amount = variables[eliminated].sweepValue
      variables[eliminated].sweepValue = 0
      if abs(amount) < Tolerance.cancellation { continue }
      eliminate(eliminated, amount)
    }
    let composite = storeComposite(owner: owner)
    define(variable, by: composite)
  }

  @inline(__always)
  private mutating func accumulate(_ variable: Int32, _ amount: Double) {
    if !variables[variable].flags.isSwept {
      variables[variable].flags.isSwept = true
      touched.append(variable)
    }
    variables[variable].sweepValue += amount
  }

  private mutating func emitToRecipe(_ row: Int32, _ amount: Double) {
    if rows[row].emission >= 0 {
      emissions[rows[row].emission].amount += amount
    } else {
      rows[row].emission = emissions.count
      emissions.append(Emission(row: row, amount: amount))
    }
  }

  private mutating func eliminate(_ variable: Int32, _ amount: Double) {
    let definition = variables[variable].definition
    let own = variables[variable].definitionEntry
    let alpha = amount / terms.entries[own].coefficient
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      accumulate(entry.column, -alpha * entry.coefficient)
    }
    if rows[definition].status == .composite {
      for index in composites[rows[definition].composite].recipe.indices {
        let part = recipes.entries[index]
        emitToRecipe(part.column, -alpha * part.coefficient)
      }
    } else {
      emitToRecipe(definition, -alpha)
    }
  }

  /// Stores what was accumulated as a new composite row.
  private mutating func storeComposite(owner: Int32) -> Int32 {
    var termCount: Int32 = 0
    for index in 0..<touched.count
    where abs(variables[touched[index]].sweepValue) > Tolerance.cancellation { termCount += 1 }
    let composite = makeRow(termCount: termCount)
    var place = rows[composite].terms.start
    for index in 0..<touched.count {
      let variable = touched[index]
      let amount = variables[variable].sweepValue
      variables[variable].sweepValue = 0
      variables[variable].flags.isSwept = false
      if abs(amount) > Tolerance.cancellation {
        terms.entries[place].column = variable
        terms.entries[place].coefficient = amount
        place += 1
      }
    }
    exchangeWork += Int(termCount + emissions.count)
    terms.link(rows[composite].terms)
    rows[composite].status = .composite
    rows[owner].composite = composite

    // The owner stays in the recipe even if other parts cancelled it: dropping it would lose the
    // row when the composite is dissolved.
    let recipe = recipes.allocate(count: emissions.count)
    for index in 0..<emissions.count {
      let emission = emissions[index]
      rows[emission.row].emission = -1
      recipes.entries[recipe.start + index].column = emission.row
      recipes.entries[recipe.start + index].row = composite
      recipes.entries[recipe.start + index].coefficient = emission.amount
    }
    recipes.link(recipe)
    rows[composite].composite = makeComposite(
      CompositeSlot(owner: owner, recipe: recipe, slope: 0))
    updateConstant(ofComposite: composite)
    return composite
  }

  private mutating func makeComposite(_ slot: CompositeSlot) -> Int32 {
    if freeComposites.isEmpty {
      composites.append(slot)
      return composites.count - 1
    }
    let place = freeComposites.removeLast()
    composites[place] = slot
    return place
  }

  /// Adds up the constant of a composite anew; incremental changes would drift.
  mutating func updateConstant(ofComposite composite: Int32) {
    let place = rows[composite].composite
    var sum = Affine.zero
    for index in composites[place].recipe.indices {
      let part = recipes.entries[index]
      sum.subtract(constant(of: part.column), times: -part.coefficient)
    }
    rows[composite].constant = sum.base
    composites[place].slope = sum.slope
  }

  /// Dissolves the composites that a row takes part in; their variables become undefined, and their
  /// owners wait in `enteringRows`.
  mutating func dissolveComposites(of row: Int32) {
    if recipes.columnHeads[row] < 0 { return }
    dissolving.removeAll()
    dissolving.append(row)
    var next: Int32 = 0
    while next < dissolving.count {
      let member = dissolving[next]
      next += 1
      while recipes.columnHeads[member] >= 0 {
        let composite = recipes.entries[recipes.columnHeads[member]].row
        let owner = composites[rows[composite].composite].owner
        undefinedVariables.append(rows[composite].definedVariable)
        dissolve(composite)
        if owner != row {
          enteringRows.append(owner)
          dissolving.append(owner)
        }
      }
    }
  }

  private mutating func dissolve(_ composite: Int32) {
    undefine(composite)
    rows[composites[rows[composite].composite].owner].composite = -1
    terms.unlink(rows[composite].terms)
    freeComposite(composite)
  }

  /// Frees the slot of a composite that defines nothing and is in no column.
  mutating func freeComposite(_ composite: Int32) {
    let place = rows[composite].composite
    composites[place].owner = -1
    recipes.unlink(composites[place].recipe)
    recipes.release(composites[place].recipe)
    freeComposites.append(place)
    rows[composite].composite = -1
    freeRow(composite)
  }
}
