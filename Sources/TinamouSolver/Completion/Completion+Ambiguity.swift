/// Which variables are ambiguous: those that can move on the optimal face.
extension Completion {
  /// The ambiguous variables in document order. The completion itself is computed anew afterwards.
  ///
  /// An open variable need not be ambiguous: a tight inequality without a multiplier is on the edge
  /// of its box even where nothing can move. So each is pushed both ways.
  mutating func ambiguousVariables(_ core: inout Core) -> [Int32] {
    if openVariables.isEmpty { return [] }
    var found: [Int32] = []
    do {
      try copyFace(of: &core)
      let moves = try movableCopies()
      for index in 0..<openVariables.count where moves[Int(index)] {
        found.append(openVariables[index])
      }
      try update(&core)
    } catch {
      forget()
    }
    return found
  }

  private mutating func movableCopies() throws(Breakdown) -> [Bool] {
    let start = (0..<face.values.count).map { face.values[$0] }
    var moves = [Bool](repeating: false, count: start.count)
    for variable in 0..<face.values.count {
      for direction in [1.0, -1.0] {
        if moves[Int(variable)] { break }
        try push(variable, to: start[Int(variable)] + direction)
        for index in start.indices {
          let distance = abs(face.values[Int32(index)] - start[index])
          if distance > Tolerance.publicUnit { moves[index] = true }
        }
      }
    }
    return moves
  }

  /// Brings a variable of the face as near to a value as it can get.
  private mutating func push(_ variable: Int32, to value: Double) throws(Breakdown) {
    let target = face.makeRow(termCount: 1)
    let place = face.rows[target].terms.start
    face.terms.entries[place].column = variable
    face.terms.entries[place].coefficient = 1
    face.rows[target].constant = value
    face.rows[target].ownership = .wanted
    face.rows[target].ownBelow = Priority.defaultHigh.rawValue
    face.rows[target].ownAbove = Priority.defaultHigh.rawValue
    face.rows[target].order = UInt64(face.rows.count)
    face.insertions.append(target)
    try face.flush()
    face.rows[target].ownership = .unwanted
    face.withdrawals.append(target)
    try face.flush()
    face.freeRow(target)
  }
}
