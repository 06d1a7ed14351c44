/// The staged rule: chooses one point of the optimal face as a function of the model.
///
/// Each step keeps what the earlier ones achieved:
/// 1. T-up: soft rows that can be off upwards, last to first: as little as possible.
/// 2. T-down: soft rows that can be off downwards, first to last: as little as possible. With 1,
///    among equals the earlier one takes the space and keeps it.
/// 3. I: every inequality, first to last: as nearly tight as possible.
/// 4. Z: every variable, in order: as near zero as possible.
///
/// The open variables and their rows are copied into a small solver whose rows all are required, as
/// the face demands. A step adds one soft row, solves, and makes the row required where it stands,
/// which keeps its multiplier and so fixes the face of the step exactly. The answer is read from
/// here and never written into the main solver's values, whose stays mean the current value.
struct Completion: ~Copyable {
  /// The solver of the face. Its variables and rows are copies.
  var face = Core()
  /// The open variables of the main solver, in document order.
  private(set) var openVariables = Buffer<Int32>()
  /// For each variable of the main solver its copy, or -1.
  private(set) var copies = Buffer<Int32>()

  /// Whether the variable is open, so that its value is here.
  @inline(__always)
  func isOpen(_ variable: Int32) -> Bool {
    variable < copies.count && copies[variable] >= 0
  }

  /// The value that the staged rule gives an open variable.
  @inline(__always)
  func value(of variable: Int32) -> Double { face.values[copies[variable]] }

  /// Computes the answer anew after a flush of the main solver.
  mutating func update(_ core: inout Core) throws(Breakdown) {
    forget()
    if !core.tidyFaceList() { return }
    core.statistics.completions += 1
    try copyFace(of: &core)
    try runStages(&core)
  }

  /// Forgets the answer: nothing is open.
  mutating func forget() {
    for index in 0..<openVariables.count { copies[openVariables[index]] = -1 }
    openVariables.removeAll()
  }

  // MARK: Copying the face

  mutating func copyFace(of core: inout Core) throws(Breakdown) {
    forget()
    face.removeAll()
    core.collectOpenVariables()
    if copies.count < core.variables.count {
      copies.append(repeating: -1, count: core.variables.count - copies.count)
    }
    for index in 0..<core.touched.count {
      let variable = core.touched[index]
      openVariables.append(variable)
      copies[variable] = face.makeVariable(order: core.variables[variable].order)
    }
    core.collectRowsOfOpenVariables()
    for index in 0..<core.path.count { copyRow(core.path[index], of: core) }
    try face.flush()
  }

  private mutating func copyRow(_ row: Int32, of core: borrowing Core) {
    let relation = core.faceRelation(of: row)
    if relation == .none { return }
    let copy = makeRow(likeRow: row, of: core)
    face.rows[copy].ownBelow = relation == .atMost ? 0 : 1000
    face.rows[copy].ownAbove = relation == .atLeast ? 0 : 1000
    face.insertions.append(copy)
  }

  /// A row over the copies of a row's open variables, the others at their values.
  private mutating func makeRow(likeRow row: Int32, of core: borrowing Core) -> Int32 {
    var count: Int32 = 0
    for index in core.rows[row].terms.indices
    where copies[core.terms.entries[index].column] >= 0 { count += 1 }
    let copy = face.makeRow(termCount: count)
    var place = face.rows[copy].terms.start
    var constant = core.rows[row].constant
    for index in core.rows[row].terms.indices {
      let entry = core.terms.entries[index]
      let variable = copies[entry.column]
      if variable < 0 {
        constant -= entry.coefficient * core.values[entry.column]
      } else {
        face.terms.entries[place].column = variable
        face.terms.entries[place].coefficient = entry.coefficient
        place += 1
      }
    }
    face.rows[copy].constant = constant
    face.rows[copy].order = UInt64(face.rows.count)
    face.rows[copy].ownership = .wanted
    return copy
  }

  // MARK: Stages

  private mutating func runStages(_ core: inout Core) throws(Breakdown) {
    if !face.tidyFaceList() { return }
    var index = core.path.count
    while index > 0 {
      index -= 1
      let row = core.path[index]
      if core.canBeOff(row, up: true), try settle(row, of: core) { return }
    }
    for index in 0..<core.path.count {
      let row = core.path[index]
      if core.canBeOff(row, up: false), try settle(row, of: core) { return }
    }
    for index in 0..<core.path.count {
      let row = core.path[index]
      if !core.rows[row].isEquality, try settle(row, of: core) { return }
    }
    for index in 0..<openVariables.count {
      let target = face.makeRow(termCount: 1)
      let place = face.rows[target].terms.start
      face.terms.entries[place].column = index
      face.terms.entries[place].coefficient = 1
      face.rows[target].ownership = .wanted
      if try settle(target) { return }
    }
  }

  private mutating func settle(
    _ row: Int32, of core: borrowing Core
  ) throws(Breakdown) -> Bool {
    try settle(makeRow(likeRow: row, of: core))
  }

  /// Brings a new row of the face as near to zero as possible and keeps it there; whether the
  /// face is a single point now.
  private mutating func settle(_ target: Int32) throws(Breakdown) -> Bool {
    _ = face.updateResidual(target)
    let isTight = abs(face.residuals[target]) <= Tolerance.residual
    let priority: Float = isTight ? 1000 : Priority.defaultHigh.rawValue
    face.rows[target].ownBelow = priority
    face.rows[target].ownAbove = priority
    face.rows[target].order = UInt64(face.rows.count)
    face.insertions.append(target)
    try face.flush()
    if !isTight { face.requireWhereItStands(target) }
    return !face.tidyFaceList()
  }
}

extension Core {
  /// Whether a soft row's multiplier is at the end of its box where the row may be off.
  func canBeOff(_ row: Int32, up: Bool) -> Bool {
    let cost = up ? rows[row].above : rows[row].below
    if cost == 0 || cost == 1000 { return false }
    return up ? compareToUpper(row) >= 0 : compareToLower(row) <= 0
  }

  /// Makes a soft row required with the residual that it has, multiplier kept.
  mutating func requireWhereItStands(_ row: Int32) {
    rows[row].ownBelow = 1000
    rows[row].ownAbove = 1000
    rows[row].below = 1000
    rows[row].above = 1000
    if rows[row].status.isNonactive {
      rows[row].constant += residuals[row]
      residuals[row] = 0
      rows[row].status = .middle
    }
  }
}
