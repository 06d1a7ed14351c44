import TinamouSolver

/// The answer for a model as a sequence of linear programs, each on the optimal face of the one
/// before: the priorities from strong to weak, then the steps of the staged rule.
struct StagedProgram: ~Copyable {
  /// The magnitude below which a value counts as zero.
  private static let zero = 1e-9
  /// The range of a generic functional below which the face counts as a point.
  private static let smallestRange = 1e-7

  private let model: SolverModel
  private let broken: Set<Int>
  /// The indices of the active rows, in the order of the program's rows.
  private let rows: [Int]
  /// For each row of the program, the columns of its error below and above; -1 if that side has no
  /// cost or is required.
  private let errorsBelow: [Int]
  private let errorsAbove: [Int]
  private var program: LinearProgram

  init(_ model: SolverModel, withoutRows brokenRows: [Int]) throws(Undecided) {
    let broken = Set(brokenRows)
    let rows = model.rows.indices.filter { !broken.contains($0) }
    var errorsBelow: [Int] = []
    var errorsAbove: [Int] = []
    var entries: [LinearProgram.Entry] = []
    var columnCount = model.variables.count
    for (place, number) in rows.enumerated() {
      let row = model.rows[number]
      for term in row.terms {
        entries.append(
          LinearProgram.Entry(row: place, column: term.variable, coefficient: term.coefficient))
      }
      func errorColumn(_ priority: Priority?, _ coefficient: Double) -> Int {
        guard let priority, !priority.isRequired else { return -1 }
        entries.append(
          LinearProgram.Entry(row: place, column: columnCount, coefficient: coefficient))
        columnCount += 1
        return columnCount - 1
      }
      errorsBelow.append(errorColumn(row.below, 1))
      errorsAbove.append(errorColumn(row.above, -1))
    }
    program = try LinearProgram(
      rowCount: rows.count, columnCount: columnCount, entries: entries)
    self.model = model
    self.broken = broken
    self.rows = rows
    self.errorsBelow = errorsBelow
    self.errorsAbove = errorsAbove
  }

  /// The values of the variables.
  mutating func solve() throws(Undecided) -> [Double] {
    try setBounds()
    try program.minimize([])
    for level in model.levels(withoutRows: broken) { try minimizeErrors(at: level) }
    if try isDetermined() { return values }
    for place in rows.indices.reversed() { try minimizeError(in: errorsAbove[place]) }
    for place in placesByYieldDown { try minimizeError(in: errorsBelow[place]) }
    if try isDetermined() { return values }
    for place in rows.indices { try tighten(place) }
    if try isDetermined() { return values }
    for variable in model.variables.indices { try minimizeMagnitude(of: variable) }
    return values
  }

  private var values: [Double] {
    Array(program.activities[program.rowCount...].prefix(model.variables.count))
  }

  /// The rows from first to last, then those with early yielding from last to first.
  private var placesByYieldDown: [Int] {
    let isEarly = rows.map { model.rows[$0].order.yieldsEarly }
    return rows.indices.filter { !isEarly[$0] } + rows.indices.reversed().filter { isEarly[$0] }
  }

  // MARK: Stages

  private mutating func setBounds() throws(Undecided) {
    for (place, number) in rows.enumerated() {
      let row = model.rows[number]
      try program.setBounds(
        of: place, lower: row.below == nil ? -.infinity : row.constant,
        upper: row.above == nil ? .infinity : row.constant)
      for column in [errorsBelow[place], errorsAbove[place]] where column >= 0 {
        try program.setBounds(of: program.column(column), lower: 0, upper: .infinity)
      }
    }
  }

  /// Minimizes the weighted sum of errors at a priority.
  private mutating func minimizeErrors(at level: Priority) throws(Undecided) {
    var costs: [(column: Int, cost: Double)] = []
    for (place, number) in rows.enumerated() {
      let row = model.rows[number]
      if row.below == level { costs.append((errorsBelow[place], row.weight)) }
      if row.above == level { costs.append((errorsAbove[place], row.weight)) }
    }
    try program.minimize(costs)
    try program.keepOptimalFace()
  }

  /// Minimizes the error on one side of a soft row.
  private mutating func minimizeError(in column: Int) throws(Undecided) {
    if column < 0 || program.isFixed(program.column(column)) { return }
    let index = program.column(column)
    if program.activities[index] <= Self.zero {
      try program.setBounds(of: index, lower: 0, upper: 0)
    } else {
      try program.minimize([(column, 1)])
      try program.keepOptimalFace()
    }
  }

  /// Minimizes the distance of an inequality from equality.
  private mutating func tighten(_ place: Int) throws(Undecided) {
    let row = model.rows[rows[place]]
    if !row.isInequality || row.terms.isEmpty || program.isFixed(place) { return }
    // An error costs its minimum everywhere on the face, so it does not vary there.
    for column in [errorsBelow[place], errorsAbove[place]] where column >= 0 {
      if program.activities[program.column(column)] > Self.zero { return }
      try program.setBounds(of: program.column(column), lower: 0, upper: 0)
    }
    if abs(program.activities[place] - row.constant) <= Self.zero * max(1, abs(row.constant)) {
      try program.setBounds(of: place, lower: row.constant, upper: row.constant)
    } else {
      let sign = row.below == nil ? -1.0 : 1.0
      try program.minimize(row.terms.map { ($0.variable, sign * $0.coefficient) })
      try program.keepOptimalFace()
    }
  }

  /// Minimizes the magnitude of a variable.
  private mutating func minimizeMagnitude(of variable: Int) throws(Undecided) {
    let index = program.column(variable)
    if program.isFixed(index) { return }
    let value = program.activities[index]
    if abs(value) <= Self.zero {
      try program.setBounds(of: index, lower: 0, upper: 0)
      return
    }
    // The point nearest to zero lies between this one and zero, since the face is convex.
    try program.setBounds(
      of: index, lower: value > 0 ? 0 : -.infinity, upper: value > 0 ? .infinity : 0)
    try program.minimize([(variable, value > 0 ? 1 : -1)])
    try program.keepOptimalFace()
  }

  // MARK: Early end

  /// Whether the face is a point: then a functional in general position has the same minimum and
  /// maximum.
  private mutating func isDetermined() throws(Undecided) -> Bool {
    if program.isVertexFixed { return true }
    var ends: [Double] = []
    for sign in [1.0, -1.0] {
      do throws(Undecided) {
        try program.minimize(
          model.variables.indices.map { ($0, sign * Self.generalPosition($0)) })
      } catch {
        // Without a minimum or maximum the face is no point, and the solution is not used.
        switch error {
        case .status, .unbounded:
          try program.minimize([])
          return false
        default: throw error
        }
      }
      ends.append(
        model.variables.indices.reduce(0) { $0 + Self.generalPosition($1) * values[$1] })
    }
    return abs(ends[1] - ends[0]) <= Self.smallestRange * max(1, abs(ends[0]) * 1e-3)
  }

  /// Numbers between 1 and 2 without simple relations: a hash of the index (the finalizer of
  /// SplitMix64). A linear function of the index would have the relation 1 - 2 - 3 + 4 = 0 on a
  /// grid.
  private static func generalPosition(_ index: Int) -> Double {
    var word = UInt64(index + 1) &* 0x9e37_79b9_7f4a_7c15
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    word ^= word >> 31
    return 1 + Double(word >> 11) * 0x1p-53
  }
}
