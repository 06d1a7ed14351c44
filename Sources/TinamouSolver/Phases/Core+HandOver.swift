/// Rows that take the places of withdrawn rows, with their multipliers.
///
/// A row of a long chain carries the multiplier of the whole chain. Without it, the chain would be
/// settled in parts, and again as a whole with the row that comes instead: one step for each label
/// without room. If a new row is a combination of active rows with the withdrawn one among them,
/// the two change places: the multipliers move along the combination until that of the withdrawn
/// row is zero. This is a dual step of a length of its own. It is taken if no other multiplier
/// leaves its box.
extension Core {
  /// How many combinations in vain there may be for each that was found, and besides.
  private static let vainCombinationLimit = 4

  /// Lets rows take the places of released rows: first those to be inserted, then those outside of
  /// the basis that limit what a released row defines. Returns whether any did.
  ///
  /// It costs a sweep for each of a few rows. If it succeeds, values can violate rows, so that the
  /// first half of the flush must not go on with the primal phase.
  mutating func handOverMultipliers() -> Bool {
    if pending.insertions.isEmpty { return false }
    defineNewStays()
    var credit = Self.vainCombinationLimit
    var isAny = false
    for index in 0..<pending.insertions.count where credit > 0 {
      let row = pending.insertions[index]
      if !canTakePlace(row) { continue }
      if takePlace(row, &credit) { isAny = true }
      if isAny && carryingWithdrawalCount == 0 { return true }
    }
    for index in 0..<pending.withdrawals.count where isCarrying(pending.withdrawals[index]) {
      if handOverToLimit(of: pending.withdrawals[index], &credit) { isAny = true }
    }
    return isAny
  }

  /// Lets a row outside of the basis take the place of a released one that defines a variable which
  /// the row limits alone; returns whether one did. So a view that was hidden, and is shown where
  /// there is no room for it, is as small as it can be.
  private mutating func handOverToLimit(of leaving: Int32, _ credit: inout Int) -> Bool {
    let variable = basis.rows[leaving].definedVariable
    if variable < 0 { return false }
    var index = basis.terms.firstEntry(ofColumn: variable)
    while index >= 0 && credit > 0 {
      let row = basis.terms.entries[index].row
      index = basis.terms.entries[index].next
      if basis.rows[row].terms.count == 1 && basis.rows[row].status.isNonactive
        && basis.rows[row].flags.isInForce && takePlace(row, &credit)
      {
        return true
      }
    }
    return false
  }

  private mutating func takePlace(_ row: Int32, _ credit: inout Int) -> Bool {
    let isTaken = takePlace(row)
    credit += isTaken ? Self.vainCombinationLimit : -1
    return isTaken
  }

  /// Lets new equalities define variables that no row in force mentions, so that nothing else
  /// changes. Combinations with these variables can then be formed.
  private mutating func defineNewStays() {
    for index in 0..<pending.insertions.count {
      let row = pending.insertions[index]
      if canTakePlace(row) && basis.isEquality(row) && mentionsOnlyNewStays(row) {
        link(row)
        let isDefinition = defineStay(with: row)
        assert(isDefinition, "a stay that nothing mentions can be defined")
      }
    }
  }

  /// Whether a row is about to enter, and not by the pile.
  private func canTakePlace(_ row: Int32) -> Bool {
    basis.rows[row].status == .absent && !basis.rows[row].flags.isBroken && isPart(row)
      && !basis.costs(of: row).areZero && !isPileable(row)
  }

  /// Whether a row mentions stays, and no row in force mentions any of these.
  private func mentionsOnlyNewStays(_ row: Int32) -> Bool {
    var isAny = false
    for index in basis.rows[row].terms.indices {
      let variable = basis.terms.entries[index].column
      if basis.variables[variable].definition != VariableSlot.stay { continue }
      if basis.terms.firstEntry(ofColumn: variable) >= 0 { return false }
      isAny = true
    }
    return isAny
  }

  /// The number of withdrawn rows that are active with a multiplier.
  var carryingWithdrawalCount: Int {
    var count = 0
    for index in 0..<pending.withdrawals.count where isCarrying(pending.withdrawals[index]) {
      count += 1
    }
    return count
  }

  /// Whether a row is withdrawn and active with a multiplier.
  private func isCarrying(_ row: Int32) -> Bool {
    basis.rows[row].status == .active && basis.rows[row].multiplier >= 0
      && !basis.rows[row].flags.isInForce
  }

  /// Lets a row take the place of a released row that has a share in it: of one with a multiplier
  /// if possible, otherwise, if it is an equality, of one without, so that later rows find a way
  /// through it.
  private mutating func takePlace(_ row: Int32) -> Bool {
    basis.addToSweep(row: row, times: 1)
    basis.sweep()
    if basis.largestTerminal() != nil { return false }
    let released = releasedRows(inPlaceOf: row)
    if let carrying = released.carrying, takeMultiplier(row, of: carrying) { return true }
    guard let idle = released.idle, basis.isEquality(row) else { return false }
    takePlace(row, of: idle.row, by: LexicographicPool.zero)
    return true
  }

  /// Returns the released rows with the largest shares in the swept combination: one with a
  /// multiplier, and one without.
  private func releasedRows(
    inPlaceOf row: Int32
  ) -> (carrying: Basis.Emission?, idle: Basis.Emission?) {
    var carrying: Basis.Emission?
    var idle: Basis.Emission?
    for index in 0..<basis.emissions.count {
      let emission = basis.emissions[index]
      let share = abs(emission.amount)
      if basis.rows[emission.row].flags.isInForce { continue }
      if share <= Tolerance.comfortablePivot { continue }
      if !isCarrying(emission.row) {
        if share > abs(idle?.amount ?? 0) { idle = emission }
      } else if share > abs(carrying?.amount ?? 0) {
        carrying = emission
      }
    }
    return (carrying, idle)
  }

  /// Lets a row take the place of a released one with its multiplier; returns `false` if another
  /// would leave its box.
  private mutating func takeMultiplier(_ row: Int32, of leaving: Basis.Emission) -> Bool {
    var change = change(clearing: leaving)
    defer { multipliers.vectors.release(&change) }
    var ranked = Buffer<Int32>()
    let isInForce = basis.rows[row].flags.isInForce
    basis.rows[row].flags.isInForce = true
    let isAllowed = stayInBoxes(row, by: change, ranking: &ranked)
    basis.rows[row].flags.isInForce = isInForce
    if !isAllowed {
      for index in 0..<ranked.count { setRanked(ranked[index], false) }
      return false
    }
    takePlace(row, of: leaving.row, by: change)
    return true
  }

  /// Whether all multipliers remain in their boxes when that of `row` is `change` and the others
  /// compensate for it. Those of withdrawn rows may become anything: they are settled afterwards.
  private mutating func stayInBoxes(
    _ row: Int32, by change: Int32, ranking ranked: inout Buffer<Int32>
  ) -> Bool {
    if !staysInBox(row, by: change, times: 1, ranking: &ranked) { return false }
    for index in 0..<basis.emissions.count {
      let emission = basis.emissions[index]
      if basis.rows[emission.row].flags.isInForce
        && !staysInBox(emission.row, by: change, times: -emission.amount, ranking: &ranked)
      {
        return false
      }
    }
    return true
  }

  /// Whether a multiplier remains in its box. The costs of the staged rule may make the box large
  /// enough: those that a new row in a chain gets, as the others have them already. Rows that get
  /// them for this reason are added to `ranked`.
  private mutating func staysInBox(
    _ row: Int32, by change: Int32, times factor: Double, ranking ranked: inout Buffer<Int32>
  ) -> Bool {
    if basis.isRequiredEquality(row) { return true }
    var multiplier = multipliers.vectors.copy(basis.rows[row].multiplier)
    defer { multipliers.vectors.release(&multiplier) }
    multipliers.vectors.add(change, times: factor, to: &multiplier)
    if isInBox(of: row, multiplier) { return true }
    if basis.rows[row].flags.isRanked { return false }
    setRanked(row, true)
    ranked.append(row)
    return isInBox(of: row, multiplier)
  }

  private func isInBox(of row: Int32, _ multiplier: Int32) -> Bool {
    if let upper = basis.bound(row, upper: true),
      multipliers.vectors.compare(multiplier, to: upper) > 0
    {
      return false
    }
    if let lower = basis.bound(row, upper: false),
      multipliers.vectors.compare(multiplier, to: lower) < 0
    {
      return false
    }
    return true
  }

  private mutating func takePlace(_ row: Int32, of leaving: Int32, by change: Int32) {
    if basis.rows[row].status == .absent { link(row) }
    basis.rows[row].flags.isJustAdded = false
    exchange(row, with: leaving, by: change)
  }

  /// Returns how far the swept row's multiplier moves until that of an emission is zero.
  mutating func change(clearing emission: Basis.Emission) -> Int32 {
    let reciprocal = emission.reciprocal
    return multipliers.vectors.copy(
      basis.rows[emission.row].multiplier, times: reciprocal.value, factorError: reciprocal.error)
  }

  /// Moves the multipliers along the swept combination until that of an active row is zero, and
  /// lets the swept row take its place.
  mutating func exchange(_ row: Int32, with leaving: Int32, by change: Int32) {
    counts.dualPivots += 1
    moveMultipliers(of: row, direction: 1, by: change)
    multipliers.vectors.release(&basis.rows[leaving].multiplier)
    basis.setStatus(.middle, of: leaving)
    replace(.row(leaving), by: row)
    listOnFace(row: row)
  }
}
