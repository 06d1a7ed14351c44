/// Basis changes: a row enters, and an active row or a stay leaves.
extension Core {
  /// The element that leaves the basis.
  enum Leaving {
    case row(Int32)
    case stay(Int32)
  }

  /// Replaces `leaving` by the row `entering`.
  mutating func replace(_ leaving: Leaving, by entering: Int32) {
    exchange(leaving, entering)
    for index in 0..<basisChange.undefinedVariables.count {
      stopMoving(stay: basisChange.undefinedVariables[index])
    }
  }

  /// Takes a row out of the basis; the variables that become stays are listed as new stays and have
  /// to stop.
  mutating func removeFromBasis(_ row: Int32) {
    exchange(.row(row), -1)
    for index in 0..<basisChange.undefinedVariables.count {
      withdrawal.newStays.append(basisChange.undefinedVariables[index])
    }
  }

  /// Replaces `leaving` by the row `entering`, or by a stay if that is -1, and leaves the new stays in
  /// `undefinedVariables`; they may still move.
  ///
  /// A composite that contains the leaving row is dissolved, and so is every composite whose recipe
  /// mentions the owner of a dissolved one; the owners are put back one by one.
  private mutating func exchange(_ leaving: Leaving, _ entering: Int32) {
    face.isClosed = false
    basisChange.undefinedVariables.removeAll()
    basisChange.enteringRows.removeAll()
    if entering >= 0 {
      basisChange.enteringRows.append(entering)
      activate(entering)
    }
    switch leaving {
    case .stay(let variable):
      variables[variable].definition = VariableSlot.undefined
      basisChange.undefinedVariables.append(variable)
    case .row(let row):
      activeRowCount -= 1
      forgetImpliedEqualities(without: row)
      if rows[row].definedVariable >= 0 {
        basisChange.undefinedVariables.append(rows[row].definedVariable)
        undefine(row)
      }
      dissolveComposites(of: row)
    }
    if basisChange.undefinedVariables.count == 1 && basisChange.enteringRows.count == 1 {
      if insert(
        basisChange.enteringRows[0], defining: basisChange.undefinedVariables[0], markingPath: false
      ) {
        basisChange.undefinedVariables.removeAll()
      } else {
        leaveOut(basisChange.enteringRows[0])
      }
    } else {
      for index in 0..<basisChange.enteringRows.count {
        insertWherePossible(basisChange.enteringRows[index])
      }
    }
    for index in 0..<basisChange.undefinedVariables.count {
      let variable = basisChange.undefinedVariables[index]
      variables[variable].definition = VariableSlot.stay
      listOnFace(stay: variable)
    }
  }

  mutating func activate(_ row: Int32) {
    setStatus(.active, of: row)
    setResidual(.zero, of: row)
    activeRowCount += 1
  }

  /// Makes a row the definition of the undefined variable at which a sweep finds the largest
  /// amount.
  private mutating func insertWherePossible(_ row: Int32) {
    addToSweep(row: row, times: 1)
    _ = sweep()
    var best = Terminal(variable: -1, amount: 0)
    for index in 0..<terminals.count {
      let terminal = terminals[index]
      let isUndefined = variables[terminal.variable].definition == VariableSlot.undefined
      if isUndefined && abs(terminal.amount) > abs(best.amount) { best = terminal }
    }
    if best.variable < 0 || !insert(row, defining: best.variable, markingPath: true) {
      return leaveOut(row)
    }
    for index in 0..<basisChange.undefinedVariables.count
    where basisChange.undefinedVariables[index] == best.variable {
      basisChange.undefinedVariables[index] =
        basisChange.undefinedVariables[basisChange.undefinedVariables.count - 1]
      _ = basisChange.undefinedVariables.removeLast()
      break
    }
  }

  /// Takes an active row that defines nothing out of the basis again.
  ///
  /// Active rows are independent, so this happens only with extreme rounding: the rows are badly
  /// scaled. If there is no other basis, the row is found violated again.
  private mutating func leaveOut(_ row: Int32) {
    progress.illConditioned = [row]
    setStatus(.middle, of: row)
    activeRowCount -= 1
    forgetImpliedEqualities(without: row)
    enqueueDual(row)
  }

  /// Makes an active row the definition of a variable that has none, directly or along a path.
  ///
  /// `markingPath` means that several rows enter at once, so that all values on a path can change.
  ///
  /// - Returns: `false` if the row depends on other active rows but for rounding; then nothing is
  ///   changed.
  private mutating func insert(
    _ row: Int32, defining variable: Int32, markingPath: Bool
  ) -> Bool {
    let last = lastVariable(of: row)
    if coefficient(of: variable, in: row) != 0 {
      let isLast = last.variable == variable
      if isLast || variables[variable].dependents == 0 {
        if !isLast { move(variable, behind: last.variable) }
        define(variable, by: row)
        markDirty(variable)
        return true
      }
    }
    collectDependents(of: variable, upTo: last.label)
    let anchor = anchorOfBlock(from: last.variable)
    var markingPath = markingPath
    if findPath(from: row, to: variable) {
      // If the definitions held before, only the first value changes; they hold unless one is
      // stale.
      for index in 0..<basisChange.path.count where variables[basisChange.path[index]].flags.isDirty
      { markingPath = true }
      reverseDefinitions(along: row)
    } else {
      basisChange.path.removeAll()
      basisChange.path.append(variable)
      if !makeComposite(owner: row, defining: variable) {
        for index in 0..<basisChange.dependentBlock.count {
          variables[basisChange.dependentBlock[index]].flags.isMarked = false
        }
        return false
      }
    }
    let changed = markingPath ? basisChange.path.count : 1
    reorderBlock(behind: anchor)
    for index in 0..<changed { markDirty(basisChange.path[index]) }
    return true
  }

  /// Collects a variable and its dependents up to a label, in the order of labels.
  private mutating func collectDependents(of variable: Int32, upTo label: Int64) {
    basisChange.dependentBlock.removeAll()
    basisChange.dependentBlock.append(variable)
    variables[variable].flags.isMarked = true
    var next: Int32 = 0
    while next < basisChange.dependentBlock.count {
      var index = terms.firstEntry(ofColumn: basisChange.dependentBlock[next])
      next += 1
      while index >= 0 {
        progress.exchangeWork += 1
        let entry = terms.entries[index]
        let dependent = rows[entry.row].definedVariable
        if dependent >= 0 && !variables[dependent].flags.isMarked
          && variables[dependent].label <= label
        {
          variables[dependent].flags.isMarked = true
          basisChange.dependentBlock.append(dependent)
        }
        index = entry.next
      }
    }
    sortDependentBlockByLabel()
  }

  private mutating func sortDependentBlockByLabel() {
    for index in 0..<basisChange.dependentBlock.count {
      let variable = basisChange.dependentBlock[index]
      sweepQueue.push(key: variables[variable].label, id: variable)
    }
    basisChange.dependentBlock.removeAll()
    while let next = sweepQueue.pop() { basisChange.dependentBlock.append(next.id) }
  }

  /// Returns the last variable at or before `variable` in the order that is not in the block, or
  /// -1.
  private func anchorOfBlock(from variable: Int32) -> Int32 {
    var anchor = variable
    while anchor >= 0 && variables[anchor].flags.isMarked { anchor = variables[anchor].previous }
    return anchor
  }

  /// Finds the only path of definitions from the row down to the variable within the block.
  private mutating func findPath(from row: Int32, to variable: Int32) -> Bool {
    basisChange.path.removeAll()
    var current = row
    var defined: Int32 = -1
    while true {
      var found: Int32 = -1
      for index in rows[current].terms.indices {
        let entry = terms.entries[index]
        if entry.column == defined || !variables[entry.column].flags.isMarked { continue }
        if found >= 0 { return false }
        found = entry.column
        if !isSafeToReverse(index, in: current) { return false }
      }
      if found < 0 { return false }
      basisChange.path.append(found)
      if found == variable { return true }
      defined = found
      current = variables[found].definition
      if rows[current].status == .composite { return false }
    }
  }

  /// Returns whether dividing by the coefficient keeps the growth of values within the limit.
  private func isSafeToReverse(_ entry: Int32, in row: Int32) -> Bool {
    var largest = 0.0
    for index in rows[row].terms.indices {
      largest = max(largest, abs(terms.entries[index].coefficient))
    }
    return abs(terms.entries[entry].coefficient) * Tolerance.growth >= largest
  }

  /// Makes each row along `path` the definition of the next variable, and `row` that of the first.
  private mutating func reverseDefinitions(along row: Int32) {
    var carried = row
    for index in 0..<basisChange.path.count {
      let variable = basisChange.path[index]
      let old = variables[variable].definition
      if old >= 0 { undefine(old) }
      define(variable, by: carried)
      carried = old
    }
  }

  /// Moves the block after the anchor: first the path, then the others in their old order.
  private mutating func reorderBlock(behind anchor: Int32) {
    for index in 0..<basisChange.path.count {
      variables[basisChange.path[index]].flags.isMarked = false
    }
    for index in 0..<basisChange.dependentBlock.count {
      let variable = basisChange.dependentBlock[index]
      removeFromOrder(variable)
      if variables[variable].flags.isMarked {
        variables[variable].flags.isMarked = false
        basisChange.path.append(variable)
      }
    }
    insertPath(behind: anchor)
  }
}
