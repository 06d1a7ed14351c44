/// The optimal face: the set of all optimal points.
///
/// For any optimal multipliers, the optimal points are exactly those with r = 0 where the
/// multiplier is strictly inside its box, r >= 0 where it is at the upper end and r <= 0 where it
/// is at the lower end. So a layout is unique unless there is a stay, or an active row whose
/// multiplier is on an edge of its box.
extension Core {
  /// The relation that optimality still requires of a row.
  enum FaceRelation {
    case equal
    case atLeast
    case atMost
    case none
  }

  func faceRelation(of row: Int32, downTo weakest: UInt64 = 0) -> FaceRelation {
    let isUpper = compareToUpper(row, downTo: weakest) >= 0
    let isLower = compareToLower(row, downTo: weakest) <= 0
    switch (isUpper, isLower) {
    case (true, true): return .none
    case (true, false): return .atLeast
    case (false, true): return .atMost
    case (false, false): return .equal
    }
  }

  /// Removes the entries of the list that are not on the face; returns whether any remain.
  mutating func tidyFaceList() -> Bool {
    var kept: Int32 = 0
    for index in 0..<face.list.count {
      let id = face.list[index]
      if isOnFace(id) {
        face.list[kept] = id
        kept += 1
      } else if id >= 0 {
        rows[id].flags.isFaceListed = false
      } else {
        variables[~id].flags.isFaceListed = false
      }
    }
    face.list.truncate(to: kept)
    // New variables are stays, so the list is long while a model is built.
    face.list.trim()
    return kept > 0
  }

  private func isOnFace(_ id: Int32) -> Bool {
    if id >= 0 { return rows[id].status == .active && isOnPriorityEdge(id) }
    return variables[~id].flags.isInUse && variables[~id].definition == VariableSlot.stay
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
    for variable in 0..<variables.count
    where variables[variable].flags.isInUse && variables[variable].definition == VariableSlot.stay {
      open(variable)
    }
    for row in 0..<rows.count where rows[row].status == .active {
      if faceRelation(of: row, downTo: weakest) != .equal { openVariables(of: row) }
    }
    followOpenVariables()
    sortOpenVariablesByOrder()
  }

  /// Leaves only the collected variables that rows connect with one of them; none if it is not among them.
  mutating func reduceOpenVariables(toPartOf variable: Int32) {
    numberParts()
    let part = stagedRule.parts.numbers[variable]
    var isOpen = false
    var kept: Int32 = 0
    for index in 0..<stagedRule.openVariables.count {
      let other = stagedRule.openVariables[index]
      if stagedRule.parts.numbers[other] != part { continue }
      if other == variable { isOpen = true }
      stagedRule.openVariables[kept] = other
      kept += 1
    }
    stagedRule.openVariables.truncate(to: isOpen ? kept : 0)
  }

  mutating func openVariables(of row: Int32) {
    if rows[row].definedVariable >= 0 { open(rows[row].definedVariable) }
    var part = recipes.firstEntry(ofColumn: row)
    while part >= 0 {
      open(rows[recipes.entries[part].row].definedVariable)
      part = recipes.entries[part].next
    }
  }

  /// Adds the variables that depend on the collected ones.
  mutating func followOpenVariables() {
    var next: Int32 = 0
    while next < stagedRule.openVariables.count {
      var index = terms.firstEntry(ofColumn: stagedRule.openVariables[next])
      next += 1
      while index >= 0 {
        let defined = rows[terms.entries[index].row].definedVariable
        if defined >= 0 { open(defined) }
        index = terms.entries[index].next
      }
    }
    for index in 0..<stagedRule.openVariables.count {
      variables[stagedRule.openVariables[index]].flags.isMarked = false
    }
  }

  mutating func open(_ variable: Int32) {
    if !variables[variable].flags.isMarked {
      variables[variable].flags.isMarked = true
      stagedRule.openVariables.append(variable)
    }
  }

  mutating func sortOpenVariablesByOrder() {
    var queue = PriorityQueue<UInt64>()
    for index in 0..<stagedRule.openVariables.count {
      queue.push(
        key: variables[stagedRule.openVariables[index]].order, id: stagedRule.openVariables[index])
    }
    stagedRule.openVariables.removeAll()
    while let next = queue.pop() { stagedRule.openVariables.append(next.id) }
  }

  /// Collects the rows that mention an open variable, in document order.
  ///
  /// - Parameter withoutRank: Only the rows that need costs of the staged rule and have none. After
  ///   most changes these are few, and sorting all rows would take most of the time.
  mutating func collectRowsOfOpenVariables(withoutRank: Bool = false) {
    var visitedRows = Buffer<Int32>()
    var queue = PriorityQueue<UInt64>()
    for position in 0..<stagedRule.openVariables.count {
      var index = terms.firstEntry(ofColumn: stagedRule.openVariables[position])
      while index >= 0 {
        let row = terms.entries[index].row
        index = terms.entries[index].next
        if rows[row].status == .composite || rows[row].emission >= 0 { continue }
        rows[row].emission = 0
        visitedRows.append(row)
        if !withoutRank || needsRank(row) { queue.push(key: rows[row].order, id: row) }
      }
    }
    for index in 0..<visitedRows.count { rows[visitedRows[index]].emission = -1 }
    stagedRule.openRows.removeAll()
    while let next = queue.pop() { stagedRule.openRows.append(next.id) }
  }
}
