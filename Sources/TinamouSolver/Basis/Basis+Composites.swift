/// Composites: stored combinations of active rows, which break true cycles of definitions.
///
/// This is the row elimination of Forrest and Tomlin's update, restricted to the cycle.
extension Basis {
  /// Makes a composite that defines a variable, from `owner` with the variables of the dependent
  /// block eliminated.
  ///
  /// - Returns: `false` if the rounding of written coefficients explains what is left of the
  ///   variable: the owner then depends on the other rows, and nothing is changed.
  mutating func makeComposite(owner: Int32, defining variable: Int32) -> Bool {
    change.recipeParts.removeAll()
    change.accumulatedVariables.removeAll()
    accumulate(row: owner, times: 1)
    emitToRecipe(owner, DoubleDouble(1), isRounding: false)
    var position = change.dependentBlock.count
    while position > 0 {
      position -= 1
      let eliminated = change.dependentBlock[position]
      if eliminated == variable { continue }
      let isZero = isCancelled(eliminated)
      let isRounding = isUnresolved(eliminated)
      let amount = takeAccumulated(eliminated)
      if !isZero { eliminate(eliminated, amount, isRounding: isRounding) }
    }
    if isUnresolved(variable) {
      abandonComposite()
      return false
    }
    if rounding(of: variable) > Tolerance.multiplierRounding * abs(variables[variable].sweepValue) {
      work.isRoundingInDoubt = true
    }
    let composite = storeComposite(owner: owner, defining: variable)
    define(variable, by: composite)
    return true
  }

  /// Clears what was accumulated for a composite.
  private mutating func abandonComposite() {
    for index in 0..<change.accumulatedVariables.count {
      _ = takeAccumulated(change.accumulatedVariables[index])
      variables[change.accumulatedVariables[index]].flags.isSwept = false
    }
    for index in 0..<change.recipeParts.count {
      change.recipePlaces.remove(change.recipeParts[index].row)
    }
  }

  /// Adds the coefficients of a row to what is accumulated, in variables that are listed.
  mutating func accumulate(row: Int32, times factor: Double) {
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      accumulate(entry.column, DoubleDouble(entry.coefficient).times(factor))
    }
  }

  /// Adds an amount of a variable to what is accumulated.
  ///
  /// With `isRounding`, all of the amount is what remains of coefficients that were rounded when
  /// they were written. What it is added to is then known to no more than this amount.
  @inline(__always)
  mutating func accumulate(
    _ variable: Int32, _ amount: DoubleDouble, isRounding: Bool = false
  ) {
    if !variables[variable].flags.isSwept {
      variables[variable].flags.isSwept = true
      change.accumulatedVariables.append(variable)
    }
    var sum = variables[variable].preciseSweepValue
    sum.add(amount)
    variables[variable].preciseSweepValue = sum.normalized
    variables[variable].sweepError += resolvedSize(of: amount, isRounding: isRounding)
  }

  /// The size that stands for an amount: ``coefficientError`` of it is the rounding in the amount.
  @inline(__always)
  private func resolvedSize(of amount: DoubleDouble, isRounding: Bool) -> Double {
    isRounding ? abs(amount.high) / coefficientError : abs(amount.high)
  }

  /// Returns whether the accumulated amount is zero except for the rounding of the sum.
  ///
  /// What remains of coefficients that were rounded when they were written counts. Without it the
  /// owner would be off by that much times the value of the variable.
  private func isCancelled(_ variable: Int32) -> Bool {
    abs(variables[variable].sweepValue)
      <= Tolerance.preciseCoefficient * variables[variable].sweepError
  }

  /// Returns whether the rounding of written coefficients explains the accumulated amount.
  private func isUnresolved(_ variable: Int32) -> Bool {
    abs(variables[variable].sweepValue) <= rounding(of: variable)
  }

  /// Returns what the rounding of written coefficients can add to the accumulated amount.
  private func rounding(of variable: Int32) -> Double {
    coefficientError * variables[variable].sweepError
  }

  mutating func takeAccumulated(_ variable: Int32) -> DoubleDouble {
    let amount = variables[variable].preciseSweepValue
    variables[variable].preciseSweepValue = .zero
    variables[variable].sweepError = 0
    return amount
  }

  private mutating func emitToRecipe(_ row: Int32, _ amount: DoubleDouble, isRounding: Bool) {
    let size = resolvedSize(of: amount, isRounding: isRounding)
    let place = change.recipePlaces[row]
    if place >= 0 {
      change.recipeParts[place].amount.add(amount)
      change.recipeParts[place].size += size
    } else {
      change.recipePlaces.set(change.recipeParts.count, of: row)
      change.recipeParts.append(Share(row: row, amount: amount, size: size))
    }
  }

  private mutating func eliminate(_ variable: Int32, _ amount: DoubleDouble, isRounding: Bool) {
    let definition = variables[variable].definition
    let own = variables[variable].definitionEntry
    let quotient = amount.divided(by: terms.entries[own].coefficient, rest: terms.rest(own))
    let alpha = DoubleDouble(high: -quotient.high, low: -quotient.low)
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      accumulate(
        entry.column,
        alpha.times(DoubleDouble(high: entry.coefficient, low: terms.rest(index))),
        isRounding: isRounding || entry.coefficient == 0)
    }
    if rows[definition].status == .composite {
      for index in composites[rows[definition].composite].recipe.indices {
        let part = recipes.entries[index]
        emitToRecipe(
          part.column,
          alpha.times(DoubleDouble(high: part.coefficient, low: recipes.rest(index))),
          isRounding: isRounding || part.coefficient == 0)
      }
    } else {
      emitToRecipe(definition, alpha, isRounding: isRounding)
    }
  }

  /// Stores the accumulated row as a new composite.
  ///
  /// Of a coefficient that is only the rounding of written ones, the high part is set to zero. The
  /// sweep and all decisions so pass it over, as they do where no composite is in between. The low
  /// part still counts when values are computed: without it the owner would be off.
  private mutating func storeComposite(owner: Int32, defining: Int32) -> Int32 {
    var termCount: Int32 = 0
    for index in 0..<change.accumulatedVariables.count
    where !isCancelled(change.accumulatedVariables[index]) { termCount += 1 }
    let composite = makeRow(termCount: termCount)
    var place = rows[composite].terms.start
    for index in 0..<change.accumulatedVariables.count {
      let variable = change.accumulatedVariables[index]
      let isZero = isCancelled(variable)
      let isRounding = isUnresolved(variable) && variable != defining
      var amount = takeAccumulated(variable)
      variables[variable].flags.isSwept = false
      if isZero { continue }
      if isRounding { amount = DoubleDouble(high: 0, low: amount.high) }
      terms.entries[place].column = variable
      terms.set(amount, at: place)
      place += 1
    }
    work.exchangedEntries += Int(termCount + change.recipeParts.count)
    terms.link(rows[composite].terms)
    setStatus(.composite, of: composite)

    // The owner stays in the recipe even if other parts cancel it; otherwise it would be lost when
    // the composite is dissolved.
    let recipe = recipes.allocate(count: change.recipeParts.count)
    for index in 0..<change.recipeParts.count {
      let part = change.recipeParts[index]
      change.recipePlaces.remove(part.row)
      recipes.entries[recipe.start + index].column = part.row
      recipes.entries[recipe.start + index].row = composite
      var amount = part.amount.normalized
      let isRounding = abs(amount.high) <= coefficientError * part.size
      if isRounding && part.row != owner { amount = DoubleDouble(high: 0, low: amount.high) }
      recipes.set(amount, at: recipe.start + index)
    }
    recipes.link(recipe)
    rows[composite].composite = makeComposite(
      CompositeSlot(owner: owner, recipe: recipe, constant: .zero))
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

  /// Marks that a constant of a composite's recipe changed.
  mutating func constantChanged(ofComposite composite: Int32) {
    composites[rows[composite].composite].isConstantDue = true
    markDirty(rows[composite].definedVariable)
  }

  /// Computes the constant of a composite again if it is due; incremental changes would accumulate
  /// errors.
  @inline(__always)
  mutating func updateConstant(ofComposite composite: Int32) {
    if composites[rows[composite].composite].isConstantDue { addUpConstant(ofComposite: composite) }
  }

  private mutating func addUpConstant(ofComposite composite: Int32) {
    let place = rows[composite].composite
    composites[place].isConstantDue = false
    var sum = PreciseAffine.zero
    for index in composites[place].recipe.indices {
      let part = recipes.entries[index]
      let constant = PreciseAffine(constant(of: part.column))
      sum.subtract(constant, times: -part.coefficient)
      let rest = recipes.rest(index)
      if rest != 0 { sum.subtract(constant, times: -rest) }
    }
    composites[place].constant = PreciseAffine(
      base: sum.base.normalized, slope: sum.slope.normalized)
  }

  /// Dissolves the composites that contain a row; their variables become undefined, and their
  /// owners wait in `enteringRows`.
  mutating func dissolveComposites(of row: Int32) {
    if recipes.firstEntry(ofColumn: row) < 0 { return }
    change.dissolvingRows.removeAll()
    change.dissolvingRows.append(row)
    var next: Int32 = 0
    while next < change.dissolvingRows.count {
      let member = change.dissolvingRows[next]
      next += 1
      while recipes.firstEntry(ofColumn: member) >= 0 {
        let composite = recipes.entries[recipes.firstEntry(ofColumn: member)].row
        let owner = composites[rows[composite].composite].owner
        change.undefinedVariables.append(rows[composite].definedVariable)
        dissolve(composite)
        if owner != row {
          change.enteringRows.append(owner)
          change.dissolvingRows.append(owner)
        }
      }
    }
  }

  private mutating func dissolve(_ composite: Int32) {
    undefine(composite)
    terms.unlink(rows[composite].terms)
    freeComposite(composite)
  }

  /// Frees the slot of a composite that defines nothing and is in no column.
  mutating func freeComposite(_ composite: Int32) {
    let place = rows[composite].composite
    recipes.unlink(composites[place].recipe)
    recipes.release(composites[place].recipe)
    freeComposites.append(place)
    rows[composite].costs = RowCostTable.zero
    freeRow(composite)
  }
}
