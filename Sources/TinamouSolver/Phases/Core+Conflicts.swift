/// Conflicts: which required rows cannot hold together, and which of them is broken.
///
/// The rule: walk the required rows in document order and keep each that is consistent with those
/// kept; the others are broken. It is computed by breaking the last member of each irreducible set
/// met, and testing a broken row again whenever its set no longer proves anything.
extension Core {
  /// Records that the swept row cannot be repaired, and passes the row over for now.
  ///
  /// The active rows are independent, so their combination with the swept row is unique, and
  /// without any one member the rest can hold. Where the constants do not contradict each other by
  /// more than the rounding of what was written, the row follows from the others and holds. Where
  /// the row is off all the same, its multipliers are rounding: the rows are badly scaled.
  mutating func recordConflict(_ row: Int32, direction: Double) {
    let record = conflictRecord(ofSwept: row, direction: direction)
    if !isEachRequired(record) {
      // Nothing limits the row but rounding of the others.
      progress.illConditioned = record.members.map(\.row)
    } else if contradicts(record) {
      keep(record)
    } else if abs(basis.rows[row].residual.value(at: basis.parameter)) > Tolerance.certifiedResidual
    {
      if !takePlaceOfLargestShare(row, in: record) {
        progress.illConditioned = record.members.map(\.row)
      }
    } else if !record.contains(basis.movingRow) {
      // It does not move, except for the rounding of what was written.
      basis.setResidual(
        Affine(base: basis.rows[row].residual.value(at: basis.parameter), slope: 0), of: row)
      basis.nearlyHoldingRows.append(row)
    }
  }

  /// Records a conflict of the swept row, which nearly holds, if no coefficient of its rows was
  /// rounded, so that only constants can excuse the little; returns whether it does.
  mutating func recordConflictOfExactRows(_ row: Int32, direction: Double) -> Bool {
    if !hasExactCoefficients(row) { return false }
    for index in 0..<basis.emissions.count
    where basis.emissions[index].isSignificant && !hasExactCoefficients(basis.emissions[index].row)
    {
      return false
    }
    let record = conflictRecord(ofSwept: row, direction: direction)
    if !isEachRequired(record) || !contradicts(record) { return false }
    keep(record)
    return true
  }

  /// The rows that the swept row follows from, and itself, with multipliers to 32 digits.
  private mutating func conflictRecord(ofSwept row: Int32, direction: Double) -> ConflictRecord {
    let combination = basis.refinedEmissions { basis in basis.accumulate(row: row, times: 1) }
    var members = [ConflictRecord.Member(row: row, multiplier: DoubleDouble(direction))]
    for share in combination.shares {
      members.append(
        ConflictRecord.Member(row: share.row, multiplier: share.amount.times(-direction)))
    }
    members.sort { basis.rows[$0.row].order < basis.rows[$1.row].order }
    return ConflictRecord(
      members: members, multiplierError: combination.relativeError, found: row,
      broken: members[members.count - 1].row)
  }

  private func isEachRequired(_ record: ConflictRecord) -> Bool {
    record.members.allSatisfy { basis.isRequired($0.row, side: $0.multiplier.high) }
  }

  /// Keeps a conflict until the round is settled, and passes its row over.
  private mutating func keep(_ record: ConflictRecord) {
    newConflicts.append(record)
    basis.rows[record.found].flags.isHeld = true
  }

  /// Lets a row take the place of the active row with the largest share in it, if that is larger
  /// than its own; returns whether it does.
  ///
  /// Of rows that follow from each other, the one outside of the basis is off by the rounding of
  /// the constants of all, each times its share. With the largest share outside, nothing is
  /// amplified.
  private mutating func takePlaceOfLargestShare(_ row: Int32, in record: ConflictRecord) -> Bool {
    var largest = record.members[0]
    for member in record.members where abs(member.multiplier.high) > abs(largest.multiplier.high) {
      largest = member
    }
    if abs(largest.multiplier.high) <= 1 { return false }
    if largest.row == basis.movingRow { stopMoving() }
    counts.dualPivots += 1
    counts.doubts.exchanges += 1
    progress.degenerateSteps += 1
    basis.setStatus(.middle, of: largest.row)
    replace(.row(largest.row), by: row)
    listOnFace(row: row)
    basis.markDirty(row: largest.row)
    return true
  }

  /// Whether the conflicts of the round are so long together that others had better wait for the
  /// next.
  ///
  /// Where one row is in the way of thousands, each of them would be found in a conflict, and hold
  /// once the row is broken. Each round may find four times as much as the one before, so that few
  /// are enough.
  var areNewConflictsLong: Bool {
    let usualSize = Self.usualConflictSize * Int(basis.rows.count + basis.variables.count)
    return newConflicts.memberCount > usualSize << (2 * min(newConflicts.round, 10))
  }

  private static let usualConflictSize = 4

  /// Leaves a row that is off to the next round.
  mutating func deferRow(_ row: Int32) {
    basis.rows[row].flags.isHeld = true
    newConflicts.deferredRows.append(row)
  }

  private mutating func putDeferredRowsBack() {
    for index in 0..<newConflicts.deferredRows.count {
      let row = newConflicts.deferredRows[index]
      basis.rows[row].flags.isHeld = false
      if basis.rows[row].flags.isBroken { continue }
      pending.withdrawals.append(row)
      pending.insertions.append(row)
    }
    newConflicts.deferredRows.removeAll()
  }

  /// Breaks a row for each conflict met in the round; rows to test again are queued.
  mutating func settleConflicts() {
    for record in newConflicts.takeAll() {
      basis.rows[record.found].flags.isHeld = false
      if basis.rows[record.found].flags.isBroken { continue }
      pending.withdrawals.append(record.found)
      if record.members.contains(where: { basis.rows[$0.row].flags.isBroken }) {
        pending.insertions.append(record.found)
        continue
      }
      basis.rows[record.broken].flags.isBroken = true
      if record.broken != record.found {
        pending.withdrawals.append(record.broken)
        pending.insertions.append(record.found)
      }
      retestConflicts(mentioning: [record.broken])
      conflicts.append(record)
      for member in record.members { basis.rows[member.row].flags.isInConflict = true }
    }
    putDeferredRowsBack()
  }

  /// Drops the conflicts that no longer prove anything and tests their broken rows again.
  mutating func reviewConflicts() {
    if conflicts.isEmpty { return }
    var isDoubtful: [Bool] = []
    for record in conflicts { isDoubtful.append(!isStillProven(record)) }
    retestConflicts(isDoubtful)
  }

  /// Drops the conflicts that any of these rows is part of and tests their broken rows again.
  mutating func retestConflicts(mentioning changed: [Int32]) {
    let members = Set(changed.filter { basis.rows[$0].flags.isInConflict })
    if members.isEmpty { return }
    retestConflicts(conflicts.map { $0.members.contains { members.contains($0.row) } })
  }

  private mutating func retestConflicts(_ isDoubtful: [Bool]) {
    if !isDoubtful.contains(true) { return }
    for (record, isDoubtful) in zip(conflicts, isDoubtful) where isDoubtful {
      basis.rows[record.broken].flags.isBroken = false
      if basis.rows[record.broken].ownership == .wanted { pending.insertions.append(record.broken) }
      for member in record.members { basis.rows[member.row].flags.isInConflict = false }
    }
    conflicts = zip(conflicts, isDoubtful).filter { !$1 }.map { $0.0 }
    markMembersOfConflicts()
  }

  /// Marks the rows that conflicts consist of.
  mutating func markMembersOfConflicts() {
    for record in conflicts {
      for member in record.members { basis.rows[member.row].flags.isInConflict = true }
    }
  }

  /// By how much the multiplied constants of a conflict contradict each other.
  func gap(of record: ConflictRecord) -> DoubleDouble {
    var gap = DoubleDouble.zero
    for member in record.members {
      gap.add(member.multiplier, times: -basis.currentConstant(of: member.row))
    }
    return gap.normalized
  }

  /// Whether the members are all in force and still add up to a contradiction.
  private func isStillProven(_ record: ConflictRecord) -> Bool {
    for member in record.members {
      let slot = basis.rows[member.row]
      let costs = basis.costs(of: member.row)
      let cost = member.multiplier.high > 0 ? costs.above : costs.below
      if slot.ownership != .wanted || cost < Basis.required { return false }
      if slot.flags.isBroken && member.row != record.broken { return false }
    }
    return contradicts(record)
  }

  /// Whether the multiplied constants of a conflict contradict each other.
  ///
  /// Multipliers are unique except for a common factor, which depends on the row that was found.
  /// They are taken relative to the smallest, so the contradiction is the largest error that any of
  /// the rows would have if all others held. It has to be larger than what the rounding of written
  /// numbers explains: of the constants that were rounded, or of all if a coefficient was. Exact
  /// numbers mean what they say.
  private func contradicts(_ record: ConflictRecord) -> Bool {
    var value = DoubleDouble.zero
    var size = 0.0
    var sizeOfRounded = 0.0
    var smallest = Double.infinity
    var areCoefficientsExact = true
    for member in record.members {
      smallest = min(smallest, abs(member.multiplier.high))
      let constant = basis.currentConstant(of: member.row)
      let part = member.multiplier.times(-constant)
      value.add(part)
      size += abs(part.high)
      if !isExact(constant) { sizeOfRounded += abs(part.high) }
      areCoefficientsExact = areCoefficientsExact && hasExactCoefficients(member.row)
    }
    let rounding = Tolerance.relativeContradiction * (areCoefficientsExact ? sizeOfRounded : size)
    let tolerance = max(
      Tolerance.contradiction * smallest, rounding, record.multiplierError * size)
    return value.normalized.high > tolerance
  }

  /// Whether no coefficient of a row was rounded when it was written, as far as one can tell.
  private func hasExactCoefficients(_ row: Int32) -> Bool {
    basis.rows[row].terms.indices.allSatisfy { isExact(basis.terms.entries[$0].coefficient) }
  }

  /// Whether a number has so few bits that it was not rounded when it was written: rounding leaves
  /// as few in one of 4,000 numbers.
  private func isExact(_ number: Double) -> Bool {
    number.significandWidth < Self.bitsOfExactNumbers
  }

  /// As many as multiples of 1/1024 have up to the largest number of a model, 2^31.
  private static let bitsOfExactNumbers = 41
}
