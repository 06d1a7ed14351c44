/// The optimal face: the set of all optimal points.
///
/// For any optimal multipliers, the optimal points are exactly those with r = 0 where the
/// multiplier is strictly inside its box, r >= 0 where it is at the upper end and r <= 0 where it
/// is at the lower end. So a layout is unique unless there is a stay, or an active row whose
/// multiplier is on an edge of its box.
extension Core {
  /// Removes the entries of the list that are not on the face; returns whether any remain.
  mutating func tidyFaceList() -> Bool {
    var kept: Int32 = 0
    for index in 0..<face.list.count {
      let id = face.list[index]
      if isOnFace(id) {
        face.list[kept] = id
        kept += 1
      } else if id >= 0 {
        basis.rows[id].flags.isFaceListed = false
      } else {
        basis.variables[~id].flags.isFaceListed = false
      }
    }
    face.list.truncate(to: kept)
    // New variables are stays, so the list is long while a model is built.
    face.list.trim()
    return kept > 0
  }

  private func isOnFace(_ id: Int32) -> Bool {
    if id >= 0 {
      return basis.rows[id].status == .active && multipliers.isOnPriorityEdge(id, in: basis)
    }
    return basis.variables[~id].flags.isInUse
      && basis.variables[~id].definition == VariableSlot.stay
  }

  /// Collects the variables that may move on the face, in any order.
  mutating func collectOpenVariables() {
    stagedRule.openVariables.removeAll()
    for index in 0..<face.list.count {
      let id = face.list[index]
      if id < 0 { open(~id) } else { openVariables(of: id) }
    }
    followOpenVariables()
  }

  /// Collects the variables that may move if only the levels from `weakest` up are considered, in
  /// document order.
  ///
  /// - Complexity: O(number of rows and variables).
  mutating func collectOpenVariables(downTo weakest: UInt64) {
    stagedRule.openVariables.removeAll()
    for variable in 0..<basis.variables.count
    where basis.variables[variable].flags.isInUse
      && basis.variables[variable].definition == VariableSlot.stay
    {
      open(variable)
    }
    for row in 0..<basis.rows.count where basis.rows[row].status == .active {
      if multipliers.faceRelation(of: row, in: basis, downTo: weakest) != .equal {
        openVariables(of: row)
      }
    }
    followOpenVariables()
    sortOpenVariablesByOrder()
  }

  /// Leaves only the collected variables that rows connect with one of them; none if it is not
  /// among them.
  mutating func reduceOpenVariables(toPartOf variable: Int32) {
    numberParts()
    let part = stagedRule.parts.numbers[variable]
    var kept = Buffer<Int32>()
    if stagedRule.openVariables.contains(variable) {
      for index in 0..<stagedRule.openVariables.count {
        let other = stagedRule.openVariables[index]
        if stagedRule.parts.numbers[other] == part { kept.append(other) }
      }
    }
    stagedRule.openVariables.removeAll()
    for index in 0..<kept.count { stagedRule.openVariables.insert(kept[index]) }
  }

  mutating func openVariables(of row: Int32) {
    if basis.rows[row].definedVariable >= 0 { open(basis.rows[row].definedVariable) }
    var part = basis.recipes.firstEntry(ofColumn: row)
    while part >= 0 {
      open(basis.rows[basis.recipes.entries[part].row].definedVariable)
      part = basis.recipes.entries[part].next
    }
  }

  /// Adds the variables that depend on the collected ones.
  mutating func followOpenVariables() {
    var next: Int32 = 0
    while next < stagedRule.openVariables.count {
      var index = basis.terms.firstEntry(ofColumn: stagedRule.openVariables[next])
      next += 1
      while index >= 0 {
        let defined = basis.rows[basis.terms.entries[index].row].definedVariable
        if defined >= 0 { open(defined) }
        index = basis.terms.entries[index].next
      }
    }
  }

  mutating func open(_ variable: Int32) { stagedRule.openVariables.insert(variable) }

  mutating func sortOpenVariablesByOrder() {
    var queue = PriorityQueue<UInt64>()
    for index in 0..<stagedRule.openVariables.count {
      queue.push(
        key: basis.variables[stagedRule.openVariables[index]].order,
        id: stagedRule.openVariables[index])
    }
    stagedRule.openVariables.removeAll()
    while let next = queue.pop() { open(next.id) }
  }

  /// Collects the rows that mention an open variable, in document order.
  ///
  /// - Parameter withoutRank: Only the rows that need costs of the staged rule and have none. After
  ///   most changes these are few, and sorting all rows would take most of the time.
  mutating func collectRowsOfOpenVariables(withoutRank: Bool = false) {
    stagedRule.visitedRows.removeAll()
    var queue = PriorityQueue<UInt64>()
    for position in 0..<stagedRule.openVariables.count {
      var index = basis.terms.firstEntry(ofColumn: stagedRule.openVariables[position])
      while index >= 0 {
        let row = basis.terms.entries[index].row
        index = basis.terms.entries[index].next
        if basis.rows[row].status == .composite || !stagedRule.visitedRows.insert(row) { continue }
        if !withoutRank || needsRank(row) { queue.push(key: basis.rows[row].order, id: row) }
      }
    }
    stagedRule.openRows.removeAll()
    while let next = queue.pop() { stagedRule.openRows.append(next.id) }
  }

  /// Records a change of a multiplier: the face may change if the change is at the priorities, and
  /// what the costs of the staged rule leave open at any level.
  @inline(__always)
  mutating func recordMultiplierChange(_ change: Int32) {
    if change < 0 { return }
    face.isClosed = false
    if multipliers.vectors.components[change].level >= Level.weakestPriority {
      face.isInDoubt = true
    }
  }

  mutating func listOnFace(row: Int32) {
    if !basis.rows[row].flags.isFaceListed && multipliers.isOnPriorityEdge(row, in: basis) {
      face.isClosed = false
      basis.rows[row].flags.isFaceListed = true
      face.list.append(row)
    }
  }

  mutating func listOnFace(stay variable: Int32) {
    if !basis.variables[variable].flags.isFaceListed {
      face.isClosed = false
      basis.variables[variable].flags.isFaceListed = true
      face.list.append(~variable)
    }
  }
}
