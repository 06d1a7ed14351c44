/// A dual simplex on a basis whose inverse is stored in full, for models that fill in.
///
/// It solves the same problem as ``Core`` with the same steps, but only for the owner's priorities,
/// and from nothing. Its result is a proposal: ``Core`` puts the basis in force and continues from
/// there, so an error here costs only time.
struct ProgramKernel {
  /// A row with its costs; `nil` if a side is required.
  struct Row {
    var terms: Range<Int>
    var constant: Double
    var below: Cost?
    var above: Cost?
  }

  /// The cost of a unit of error at one level; level 0 is the strongest.
  struct Cost {
    var level: Int
    var value: Double
  }

  static let smallestPivot = 1e-9
  /// The largest residual that counts as rounding.
  private static let residual = 2.5e-8
  /// The factor by which a pivot can be smaller than the largest of its row, if there is no other.
  private static let comfortablePivot = 1e-5
  private static let exchangesBetweenFactorings = 100

  private(set) var rows: [Row] = []
  private(set) var statuses: [RowSlot.Status] = []
  private var terms: [ProgramTerm] = []
  private let levelCount: Int
  /// Powers of two that scale the variables, so that columns have similar sizes.
  private var units: [Double]
  private(set) var basis: DenseBasis
  /// The multipliers of the rows, for each level.
  private var multipliers: [Double] = []
  private var values: [Double]
  private var residuals: [Double] = []
  private var norms: [Double] = []
  private var degenerateSteps = 0
  private(set) var steps = 0
  /// The row that cannot hold together with the rows of the basis, if there is one.
  private(set) var infeasibleRow: Int?

  init(values: [Double], levelCount: Int) {
    self.values = values
    self.levelCount = levelCount
    units = [Double](repeating: 1, count: values.count)
    basis = DenseBasis(count: values.count)
  }

  mutating func add(
    _ entries: [ProgramTerm], constant: Double, below: Cost?, above: Cost?, isFreeBelow: Bool,
    isFreeAbove: Bool
  ) {
    let start = terms.count
    terms += entries
    let none = Cost(level: 0, value: 0)
    rows.append(
      Row(
        terms: start..<terms.count, constant: constant, below: isFreeBelow ? none : below,
        above: isFreeAbove ? none : above))
    statuses.append(isFreeBelow ? .lower : isFreeAbove ? .upper : .middle)
  }

  // MARK: Solving

  /// Solves the program; returns `false` if it ended before all rows held.
  mutating func solve() -> Bool {
    measureColumns()
    multipliers = [Double](repeating: 0, count: rows.count * levelCount)
    residuals = [Double](repeating: 0, count: rows.count)
    norms = rows.map { row in
      terms[row.terms].reduce(0) { $0 + $1.coefficient * $1.coefficient }.squareRoot()
    }
    computeResiduals()
    let limit = StepLimit.steps(rows: rows.count, variables: values.count)
    while steps < limit {
      if basis.age >= Self.exchangesBetweenFactorings { refactor() }
      guard let row = mostViolated() else {
        if basis.age == 0 { return true }
        refactor()
        continue
      }
      steps += 1
      if !step(row) {
        if basis.age == 0 {
          infeasibleRow = row
          return false
        }
        refactor()
      }
    }
    return false
  }

  /// Chooses units so that the largest coefficient of each column is near 1.
  private mutating func measureColumns() {
    var largest = [Double](repeating: 0, count: values.count)
    for term in terms {
      largest[term.variable] = max(largest[term.variable], abs(term.coefficient))
    }
    for variable in values.indices where largest[variable] > 0 {
      units[variable] = Double(sign: .plus, exponent: -largest[variable].exponent, significand: 1)
      values[variable] /= units[variable]
    }
    for index in terms.indices { terms[index].coefficient *= units[terms[index].variable] }
  }

  private func entries(_ row: Int) -> ArraySlice<ProgramTerm> { terms[rows[row].terms] }

  private mutating func computeResiduals() {
    for row in rows.indices {
      residuals[row] = entries(row).reduce(-rows[row].constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
  }

  private func tolerance(_ row: Int) -> Double {
    max(Self.residual, 1e-10 * abs(rows[row].constant))
  }

  /// Returns the size of a row's error, if its multiplier does not allow the error.
  private func violation(_ row: Int) -> Double {
    switch statuses[row] {
    case .lower: max(0, residuals[row])
    case .upper: max(0, -residuals[row])
    case .middle: abs(residuals[row])
    case .active, .absent, .composite: 0
    }
  }

  private var usesBlandsRule: Bool {
    degenerateSteps > StepLimit.degenerateSteps(variables: values.count)
  }

  private func mostViolated() -> Int? {
    var best: Int?
    var largest = 0.0
    for row in rows.indices {
      let violation = violation(row)
      if violation <= tolerance(row) { continue }
      if usesBlandsRule { return row }
      let size = violation / max(norms[row], 1e-30)
      if size > largest { (best, largest) = (row, size) }
    }
    return best
  }

  // MARK: Steps

  /// Repairs a violated row; returns `false` if nothing limits its multiplier.
  private mutating func step(_ row: Int) -> Bool {
    let direction: Double = residuals[row] > 0 ? 1 : -1
    let combination = basis.combination(entries(row))
    if let stay = largestStay(combination) {
      enter(row, at: stay, combination)
      return true
    }
    var theta = room(row, up: direction > 0)
    var isOwn = theta != nil
    let smallest = Self.comfortablePivot * combination.reduce(0) { max($0, abs($1)) }
    for size in [smallest, Self.smallestPivot] where theta == nil || isOwn {
      for place in combination.indices where abs(combination[place]) > size {
        guard let limit = limit(at: place, combination[place], direction) else { continue }
        if theta.map({ Self.compare(limit, $0) < 0 }) ?? true { (theta, isOwn) = (limit, false) }
      }
      if theta != nil { break }
    }
    guard let theta else { return false }
    let place = isOwn ? nil : leavingPlace(combination, direction, theta)
    move(row, combination, by: theta, direction)
    degenerateSteps = theta.allSatisfy { $0 == 0 } ? degenerateSteps + 1 : 0
    guard let place else {
      setToBound(row, upper: direction > 0)
      return true
    }
    setToBound(basis.places[place], upper: -direction * combination[place] > 0)
    enter(row, at: place, combination)
    return true
  }

  private func largestStay(_ combination: [Double]) -> Int? {
    var best: Int?
    for place in combination.indices where basis.places[place] < 0 {
      let size = abs(combination[place])
      if size > 1e-7 && size > abs(best.map { combination[$0] } ?? 0) { best = place }
    }
    return best
  }

  /// Returns how far the entering multiplier can move before the one at a place reaches the end of
  /// its box.
  private func limit(at place: Int, _ amount: Double, _ direction: Double) -> [Double]? {
    if basis.places[place] < 0 { return nil }
    guard let room = room(basis.places[place], up: -direction * amount > 0) else { return nil }
    return room.map { $0 / abs(amount) }
  }

  /// Returns, of the places with the smallest limits, the one with the largest pivot.
  private func leavingPlace(
    _ combination: [Double], _ direction: Double, _ theta: [Double]
  ) -> Int? {
    var best: Int?
    for place in combination.indices where abs(combination[place]) > Self.smallestPivot {
      guard let limit = limit(at: place, combination[place], direction),
        Self.compare(limit, theta) <= 0
      else { continue }
      guard let known = best else {
        best = place
        continue
      }
      let isBetter =
        usesBlandsRule
        ? basis.places[place] < basis.places[known]
        : abs(combination[place]) > abs(combination[known])
      if isBetter { best = place }
    }
    return best
  }

  /// Returns how far a multiplier can move up or down, never below zero; `nil` without an end.
  private func room(_ row: Int, up: Bool) -> [Double]? {
    guard let cost = up ? rows[row].above : rows[row].below else { return nil }
    let sign: Double = up ? -1 : 1
    var room = (0..<levelCount).map { sign * multipliers[row * levelCount + $0] }
    room[cost.level] += cost.value
    for index in room.indices where abs(room[index]) <= Tolerance.multiplier { room[index] = 0 }
    if let first = room.first(where: { $0 != 0 }), first > 0 { return room }
    return [Double](repeating: 0, count: levelCount)
  }

  private static func compare(_ left: [Double], _ right: [Double]) -> Int {
    for index in left.indices {
      let scale = max(1, abs(left[index]), abs(right[index]))
      let difference = left[index] - right[index]
      if abs(difference) > Tolerance.multiplier * scale { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Moves the multipliers along the combination, so that they still cancel.
  private mutating func move(
    _ row: Int, _ combination: [Double], by theta: [Double], _ direction: Double
  ) {
    for level in 0..<levelCount where theta[level] != 0 {
      multipliers[row * levelCount + level] += direction * theta[level]
      for place in combination.indices where basis.places[place] >= 0 {
        let index = basis.places[place] * levelCount + level
        multipliers[index] -= direction * theta[level] * combination[place]
      }
    }
  }

  private mutating func setToBound(_ row: Int, upper: Bool) {
    statuses[row] = upper ? .upper : .lower
    for level in 0..<levelCount { multipliers[row * levelCount + level] = 0 }
    guard let cost = upper ? rows[row].above : rows[row].below else { return }
    multipliers[row * levelCount + cost.level] = upper ? cost.value : -cost.value
  }

  private mutating func enter(_ row: Int, at place: Int, _ combination: [Double]) {
    basis.exchange(place, by: row, combination)
    statuses[row] = .active
    let step = -residuals[row]
    let column = basis.column(place)
    for variable in column.indices { values[variable] += step * column[variable] }
    for other in rows.indices {
      var slope = 0.0
      for term in entries(other) { slope += term.coefficient * column[term.variable] }
      residuals[other] += step * slope
    }
    residuals[row] = 0
  }

  // MARK: Rounding

  /// Computes inverse, values and multipliers again.
  private mutating func refactor() {
    let terms = terms
    let rows = rows
    basis.refactor { terms[rows[$0].terms] }
    for row in rows.indices where statuses[row] == .active && !basis.places.contains(row) {
      statuses[row] = .middle
    }
    for _ in 0..<2 {
      computeResiduals()
      for place in basis.places.indices where basis.places[place] >= 0 {
        let residual = residuals[basis.places[place]]
        if residual == 0 { continue }
        let column = basis.column(place)
        for variable in column.indices { values[variable] -= residual * column[variable] }
      }
    }
    computeResiduals()
    computeMultipliers()
  }

  /// Computes the multipliers of the rows in the basis from those of the others.
  private mutating func computeMultipliers() {
    for level in 0..<levelCount {
      var sums = [Double](repeating: 0, count: values.count)
      for row in rows.indices where statuses[row] != .active {
        let multiplier = multipliers[row * levelCount + level]
        if multiplier == 0 { continue }
        for term in entries(row) { sums[term.variable] += multiplier * term.coefficient }
      }
      let entries = sums.indices.filter { sums[$0] != 0 }
        .map { ProgramTerm(variable: $0, coefficient: sums[$0]) }
      let combination = basis.combination(entries)
      for place in combination.indices where basis.places[place] >= 0 {
        multipliers[basis.places[place] * levelCount + level] = -combination[place]
      }
    }
  }
}
