/// Basis changes: a row enters, and an active row or a stay leaves.
extension Basis {
  /// Replaces `leaving` by the row `entering`, or by a stay if that is -1, and leaves the new stays
  /// in `undefinedVariables`, which may still move, and rows that found no place in `leftOutRows`.
  ///
  /// A composite that contains the leaving row is dissolved, and so is every composite whose recipe
  /// mentions the owner of a dissolved one; the owners are put back one by one.
  mutating func exchange(_ leaving: Leaving, _ entering: Int32) {
    change.leftOutRows.removeAll()
    change.undefinedVariables.removeAll()
    change.enteringRows.removeAll()
    if entering >= 0 {
      change.enteringRows.append(entering)
      activate(entering)
    }
    switch leaving {
    case .stay(let variable):
      variables[variable].definition = VariableSlot.undefined
      change.undefinedVariables.append(variable)
    case .row(let row):
      activeRowCount -= 1
      if rows[row].definedVariable >= 0 {
        change.undefinedVariables.append(rows[row].definedVariable)
        undefine(row)
      }
      dissolveComposites(of: row)
    }
    if change.undefinedVariables.count == 1 && change.enteringRows.count == 1 {
      if insert(
        change.enteringRows[0], defining: change.undefinedVariables[0], markingPath: false
      ) {
        change.undefinedVariables.removeAll()
      } else {
        leaveOut(change.enteringRows[0])
      }
    } else {
      for index in 0..<change.enteringRows.count {
        insertWherePossible(change.enteringRows[index])
      }
    }
    for index in 0..<change.undefinedVariables.count {
      let variable = change.undefinedVariables[index]
      variables[variable].definition = VariableSlot.stay
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
    sweep()
    var best = Terminal(variable: -1, amount: 0)
    for index in 0..<terminals.count {
      let terminal = terminals[index]
      let isUndefined = variables[terminal.variable].definition == VariableSlot.undefined
      if isUndefined && abs(terminal.amount) > abs(best.amount) { best = terminal }
    }
    if best.variable < 0 || !insert(row, defining: best.variable, markingPath: true) {
      return leaveOut(row)
    }
    for index in 0..<change.undefinedVariables.count
    where change.undefinedVariables[index] == best.variable {
      change.undefinedVariables[index] =
        change.undefinedVariables[change.undefinedVariables.count - 1]
      _ = change.undefinedVariables.removeLast()
      break
    }
  }

  /// Takes an active row that defines nothing out of the basis again.
  ///
  /// Active rows are independent, so this happens only with extreme rounding: the rows are badly
  /// scaled.
  private mutating func leaveOut(_ row: Int32) {
    setStatus(.middle, of: row)
    activeRowCount -= 1
    change.leftOutRows.append(row)
  }

  /// Makes an active row the definition of a variable that has none, directly or along a path.
  ///
  /// `markingPath` means that several rows enter at once, so that all values on a path can change.
  ///
  /// - Returns: `false` if the row depends on other active rows except for rounding; then nothing
  ///   is changed.
  private mutating func insert(
    _ row: Int32, defining variable: Int32, markingPath: Bool
  ) -> Bool {
    let last = lastVariable(of: row)
    if coefficient(of: variable, in: row) != 0 {
      let isLast = last.variable == variable
      if isLast || variables[variable].dependents == 0 {
        if !isLast { topology.move(variable, behind: last.variable) }
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
      for index in 0..<change.path.count where variables[change.path[index]].flags.isDirty {
        markingPath = true
      }
      reverseDefinitions(along: row)
    } else {
      change.path.removeAll()
      change.path.insert(variable)
      if !makeComposite(owner: row, defining: variable) { return false }
    }
    let changed = markingPath ? change.path.count : 1
    reorderBlock(behind: anchor)
    for index in 0..<changed { markDirty(change.path[index]) }
    return true
  }

  /// Collects a variable and its dependents up to a label, in the order of labels.
  private mutating func collectDependents(of variable: Int32, upTo label: Int64) {
    change.dependentBlock.removeAll()
    change.dependentBlock.insert(variable)
    var next: Int32 = 0
    while next < change.dependentBlock.count {
      var index = terms.firstEntry(ofColumn: change.dependentBlock[next])
      next += 1
      while index >= 0 {
        work.exchangedEntries += 1
        let entry = terms.entries[index]
        let dependent = rows[entry.row].definedVariable
        if dependent >= 0 && topology.label(of: dependent) <= label {
          change.dependentBlock.insert(dependent)
        }
        index = entry.next
      }
    }
    sortDependentBlockByLabel()
  }

  private mutating func sortDependentBlockByLabel() {
    for index in 0..<change.dependentBlock.count {
      let variable = change.dependentBlock[index]
      sweepQueue.push(key: topology.label(of: variable), id: variable)
    }
    change.dependentBlock.removeAll()
    while let next = sweepQueue.pop() { change.dependentBlock.insert(next.id) }
  }

  /// Returns the last variable at or before `variable` in the order that is not in the block, or
  /// -1.
  private func anchorOfBlock(from variable: Int32) -> Int32 {
    var anchor = variable
    while anchor >= 0 && change.dependentBlock.contains(anchor) {
      anchor = topology.previous(before: anchor)
    }
    return anchor
  }

  /// Finds the only path of definitions from the row down to the variable within the block.
  private mutating func findPath(from row: Int32, to variable: Int32) -> Bool {
    change.path.removeAll()
    var current = row
    var defined: Int32 = -1
    while true {
      var found: Int32 = -1
      for index in rows[current].terms.indices {
        let entry = terms.entries[index]
        if entry.column == defined || !change.dependentBlock.contains(entry.column) { continue }
        if found >= 0 { return false }
        found = entry.column
        if !isSafeToReverse(index, in: current) { return false }
      }
      if found < 0 { return false }
      change.path.insert(found)
      if found == variable { return true }
      defined = found
      current = variables[found].definition
      if rows[current].status == .composite { return false }
    }
  }

  /// The limit of growth when definitions are reversed along a path.
  private static let largestGrowth = 1e4

  /// Returns whether dividing by the coefficient keeps the growth of values within the limit.
  private func isSafeToReverse(_ entry: Int32, in row: Int32) -> Bool {
    var largest = 0.0
    for index in rows[row].terms.indices {
      largest = max(largest, abs(terms.entries[index].coefficient))
    }
    return abs(terms.entries[entry].coefficient) * Self.largestGrowth >= largest
  }

  /// Makes each row along `path` the definition of the next variable, and `row` that of the first.
  private mutating func reverseDefinitions(along row: Int32) {
    var carried = row
    for index in 0..<change.path.count {
      let variable = change.path[index]
      let old = variables[variable].definition
      if old >= 0 { undefine(old) }
      define(variable, by: carried)
      carried = old
    }
  }

  /// Moves the block after the anchor: first the path, then the others in their old order.
  private mutating func reorderBlock(behind anchor: Int32) {
    for index in 0..<change.dependentBlock.count {
      topology.remove(change.dependentBlock[index])
      change.path.insert(change.dependentBlock[index])
    }
    if topology.insert(change.path, behind: anchor) { rekeyEvents() }
  }
}
