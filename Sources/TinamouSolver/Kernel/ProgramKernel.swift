/// A dual simplex on a factorized basis, for models that fill in.
///
/// It solves the same problem as ``Core`` with the same steps, from nothing: first for the owner's
/// priorities, then it moves to the optimal point that the staged rule chooses (``ProgramFace``).
/// Its result is a proposal: ``Core`` puts the basis in force and continues from there, so an error
/// here costs only time.
///
/// A step takes the row that is off by most for the length of the edge along which it is repaired
/// (steepest edge; J. Forrest and D. Goldfarb, 1992). Its multiplier moves until the first one
/// arrives at the end of its box. Where the row there has an opposite, which limits the same sum to
/// the other side, the opposite takes its place, and the multiplier moves on, as long as the row
/// is still off (the long step of R. Fourer, 1994).
struct ProgramKernel {
  /// A share of a row that a basis change does not divide by.
  static let smallestPivot = 1e-11
  /// A share of a row, relative to the largest, that may be rounding if the basis is worn, and with
  /// which the basis becomes badly conditioned.
  private static let comfortablePivot = 1e-7

  private(set) var statuses: [RowSlot.Status] = []
  private(set) var basis = SparseBasis(places: []) { _ in [] }
  /// The row that cannot hold together with the rows of the basis, if there is one.
  private(set) var infeasibleRow: Int?

  private var point: ProgramPoint
  private var multipliers: ProgramMultipliers
  /// The squared lengths of the edges along which rows are repaired.
  private var weights: [Double] = []
  /// The steps taken since the first basis was made.
  private var steps = 0
  /// Violated rows whose pivots are weak; they wait until another row has entered, or no other is
  /// left.
  private var postponed: Set<Int> = []
  private var opposites = OppositeRows(ProgramMatrix(), [], variableCount: 0)

  init(values: [Double], priorityCount: Int) {
    point = ProgramPoint(values: values)
    multipliers = ProgramMultipliers(priorityCount: priorityCount)
  }

  private var variableCount: Int { point.values.count }

  // MARK: The program

  /// Adds a row.
  mutating func add(_ terms: [ProgramTerm], constant: Double, _ box: ProgramMultipliers.Box) {
    point.append(terms, constant: constant)
    multipliers.append(box)
    statuses.append(.absent)
    include(statuses.count - 1)
  }

  /// Makes the first basis, when all rows were added.
  mutating func start() {
    point.scaleColumns()
    opposites = OppositeRows(point.matrix, multipliers.boxes, variableCount: variableCount)
    startWithSingleVariables()
    point.attain(basis)
  }

  /// Puts a row in the program with a multiplier of zero.
  mutating func include(_ row: Int) {
    let box = multipliers.boxes[row]
    statuses[row] = box.isFreeBelow ? .lower : box.isFreeAbove ? .upper : .middle
  }

  /// Leaves a row out of the program, so that the infeasible one can hold; all multipliers become
  /// zero.
  ///
  /// - Parameter row: The infeasible row, or one of the basis that it is a combination of.
  mutating func exclude(_ row: Int) {
    if let place = basis.places.firstIndex(of: row), let infeasibleRow {
      basis.put(infeasibleRow, at: place)
      statuses[infeasibleRow] = .active
    }
    for other in statuses.indices where statuses[other] != .active && statuses[other] != .absent {
      include(other)
    }
    statuses[row] = .absent
    infeasibleRow = nil
    multipliers.clear()
    refactor()
  }

  /// Lets required rows of one variable determine it from the beginning: most of them do in the
  /// end, and no multiplier has to move for it.
  private mutating func startWithSingleVariables() {
    let matrix = point.matrix
    var places = (0..<variableCount).map { ~$0 }
    var coefficients = [Double](repeating: 1, count: variableCount)
    for row in statuses.indices where multipliers.boxes[row].isRequired {
      guard matrix[row].count == 1, let term = matrix[row].first else { continue }
      let known = places[term.variable]
      if known >= 0
        && (!multipliers.boxes[row].isEquality || multipliers.boxes[known].isEquality)
      {
        continue
      }
      places[term.variable] = row
      coefficients[term.variable] = term.coefficient
    }
    for row in places where row >= 0 { statuses[row] = .active }
    basis = SparseBasis(places: places) { matrix[$0] }
    weights = statuses.indices.map { row in
      matrix[row].reduce(1) {
        let share = $1.coefficient / coefficients[$1.variable]
        return $0 + share * share
      }
    }
  }

  // MARK: Solving

  /// Solves the program from the present basis; ends early if a row cannot hold.
  mutating func solve() {
    // A row that cannot be repaired, as it seems; it is tried again with a new factorization.
    var suspect: Int?
    postponed = []
    while steps < StepLimit.steps(rows: statuses.count, variables: variableCount) {
      steps += 1
      if basis.isLong { refactor() }
      guard let row = violatedRow(suspect) ?? postponedRow else {
        if !basis.isWorn { return }
        refactor()
        continue
      }
      suspect = nil
      switch step(row, direction: point.residuals[row] > 0 ? 1 : -1) {
      case .done: postponed = []
      case .doubtful: refactor()
      case .weak: postponed.insert(row)
      case .impossible:
        if !basis.isWorn {
          infeasibleRow = row
          return
        }
        suspect = row
        refactor()
      }
    }
  }

  /// Returns the suspected row if it is off, otherwise the one that is off by most for the length
  /// of its edge and is not postponed.
  private func violatedRow(_ suspect: Int?) -> Int? {
    if let suspect, isOff(suspect) { return suspect }
    var best: Int?
    var largest = 0.0
    for row in statuses.indices {
      let violation = violation(row)
      if violation == 0 || violation <= point.tolerance(row) { continue }
      let size = violation * violation / weights[row]
      if size > largest && !postponed.contains(row) { (best, largest) = (row, size) }
    }
    return best
  }

  /// The first postponed row that is off.
  private var postponedRow: Int? { postponed.filter { isOff($0) }.min() }

  private func isOff(_ row: Int) -> Bool { violation(row) > point.tolerance(row) }

  /// Returns the size of a row's error, if its multiplier does not allow the error.
  private func violation(_ row: Int) -> Double {
    switch statuses[row] {
    case .lower: max(0, point.residuals[row])
    case .upper: max(0, -point.residuals[row])
    case .middle: abs(point.residuals[row])
    case .active, .absent, .composite: 0
    }
  }

  // MARK: Steps

  /// What became of a step.
  private enum Outcome {
    case done
    /// The pivot may be rounding, because the basis is worn.
    case doubtful
    /// The pivot is small, though not by rounding.
    case weak
    /// Nothing limits the multiplier.
    case impossible
  }

  /// Puts a row in the basis, so that a row above (1) or below (-1) zero is repaired.
  private mutating func step(_ row: Int, direction: Double) -> Outcome {
    let combination = basis.combination(of: point.matrix.dense(row, count: variableCount))
    var test = ProgramRatioTest(
      row, direction: direction, combination, places: basis.places, multipliers)
    let (flips, limit) = passOpposites(row, &test)
    guard let last = limit ?? flips.last else { return .impossible }
    if last.place >= 0 && abs(last.amount) < Self.comfortablePivot * test.largestShare {
      if basis.isWorn { return .doubtful }
      if !postponed.contains(row) { return .weak }
    }
    move(row, combination, until: last, direction)
    flip(flips)
    guard let limit else { return .impossible }
    if limit.place < 0 {
      setToBound(row, upper: direction > 0)
      return .done
    }
    if let leaving = limit.row { setToBound(leaving, upper: limit.amount > 0) }
    enter(row, at: limit.place, combination)
    return .done
  }

  /// Passes the limits at which a row gives way to its opposite, as long as the entering row is
  /// still off then.
  ///
  /// - Returns: The limits passed, and the one that is not; `nil` if all are.
  private func passOpposites(
    _ row: Int, _ test: inout ProgramRatioTest
  ) -> (flips: [ProgramRatioTest.Limit], limit: ProgramRatioTest.Limit?) {
    var flips: [ProgramRatioTest.Limit] = []
    var rest = abs(point.residuals[row])
    while let limit = test.firstLimit(multipliers) {
      guard limit.place >= 0, let opposite = opposite(of: limit.row) else { return (flips, limit) }
      rest -= abs(limit.amount) * abs(point.residuals[opposite])
      if rest <= point.tolerance(row) { return (flips, limit) }
      flips.append(limit)
      test.pass(limit)
    }
    return (flips, nil)
  }

  /// Returns the opposite of a row in the basis, if it holds.
  private func opposite(of row: Int?) -> Int? {
    guard let row, let opposite = opposites[row], statuses[opposite].isNonactive,
      violation(opposite) == 0
    else { return nil }
    return opposite
  }

  /// Moves the multipliers along the combination up to the limit, so that they still cancel.
  private mutating func move(
    _ row: Int, _ combination: [Double], until limit: ProgramRatioTest.Limit, _ direction: Double
  ) {
    var isFirst = true
    for level in 0..<multipliers.levelCount {
      let quotient = ProgramRatioTest.room(before: limit, multipliers, level) / abs(limit.amount)
      // Rounding may have moved the multiplier beyond its limit.
      let theta = isFirst ? max(0, quotient) : quotient
      if theta == 0 { continue }
      isFirst = false
      move(row, combination, by: direction * theta, level)
    }
  }

  /// Changes the multiplier of a row at one level, and those of the rows that it is a combination
  /// of, so that they still cancel.
  private mutating func move(_ row: Int, _ combination: [Double], by change: Double, _ level: Int) {
    multipliers[row, level] += change
    for place in combination.indices where basis.places[place] >= 0 && combination[place] != 0 {
      multipliers[basis.places[place], level] -= change * combination[place]
    }
  }

  /// Puts the opposites of rows in their places; the multipliers go on where those of the rows end.
  private mutating func flip(_ flips: [ProgramRatioTest.Limit]) {
    if flips.isEmpty { return }
    var distances = [Double](repeating: 0, count: variableCount)
    for flip in flips {
      guard let row = flip.row, let opposite = opposites[row] else { continue }
      distances[flip.place] = -point.residuals[opposite]
      multipliers.passOn(row, upper: flip.amount > 0, to: opposite)
      statuses[row] = flip.amount > 0 ? .upper : .lower
      statuses[opposite] = .active
      weights[row] = weights[opposite]
      basis.put(opposite, at: flip.place)
    }
    let change = basis.change(of: distances)
    point.move(by: 1, along: change, point.slopes(along: change))
    for flip in flips { point.attain(basis.places[flip.place]) }
  }

  private mutating func setToBound(_ row: Int, upper: Bool) {
    statuses[row] = upper ? .upper : .lower
    multipliers.widenBox(row)
    multipliers.setToBound(row, upper: upper)
  }

  /// Puts a row in the basis, and moves the values along the edge on which it is repaired.
  private mutating func enter(_ row: Int, at place: Int, _ combination: [Double]) {
    let leaving = basis.places[place]
    let pivot = combination[place]
    let weight = combination.reduce(1) { $0 + $1 * $1 }
    let product = basis.change(of: combination)
    var unit = [Double](repeating: 0, count: variableCount)
    unit[place] = 1 / pivot
    let edge = basis.change(of: unit)
    basis.exchange(place, by: row, combination)
    statuses[row] = .active
    let slopes = point.slopes(along: edge)
    for (other, slope) in slopes where statuses[other] != .active {
      let cosine = point.matrix[other].reduce(0) { $0 + $1.coefficient * product[$1.variable] }
      weights[other] = max(
        weights[other] - 2 * slope * cosine + slope * slope * weight, 1 + slope * slope)
    }
    if leaving >= 0 { weights[leaving] = max(1, weight / (pivot * pivot)) }
    point.move(by: -point.residuals[row], along: edge, slopes)
    point.attain(row)
  }

  // MARK: Optimal points

  /// Lets required equalities be in the basis rather than inequalities that meet them, and of
  /// equalities that follow from each other the first ones, if rows were added in document order.
  ///
  /// Only then are rows that contradict each other by rounding off where ``Core`` wants them to be.
  mutating func preferFirstEqualities() {
    for row in statuses.indices where multipliers.boxes[row].isEquality {
      if basis.isLong { refactor() }
      // A row in the basis stays in it, or gives way to one that comes before it.
      if statuses[row] == .middle && stepForCertain(row, direction: 1) == .impossible
        && stepForCertain(row, direction: -1) == .impossible
      {
        takePlaceOfLaterRow(row)
      }
    }
  }

  /// Takes a step, with a new factorization if the pivot is in doubt.
  private mutating func stepForCertain(_ row: Int, direction: Double) -> Outcome {
    let outcome = step(row, direction: direction)
    if outcome != .doubtful { return outcome }
    refactor()
    // Rows that depend on others have given way to stays.
    return statuses[row] == .middle ? step(row, direction: direction) : .done
  }

  /// Lets an equality that follows from other equalities, so that nothing limits its multiplier,
  /// take the place of the last of them, if that comes after it.
  private mutating func takePlaceOfLaterRow(_ row: Int) {
    let combination = basis.combination(of: point.matrix.dense(row, count: variableCount))
    let places = combination.indices.filter { abs(combination[$0]) > Self.comfortablePivot }
    guard let place = places.max(by: { basis.places[$0] < basis.places[$1] }),
      basis.places[place] > row
    else { return }
    let leaving = basis.places[place]
    for level in 0..<multipliers.levelCount {
      move(row, combination, by: multipliers[leaving, level] / combination[place], level)
      multipliers[leaving, level] = 0
    }
    statuses[leaving] = .middle
    basis.exchange(place, by: row, combination)
    statuses[row] = .active
  }

  /// Moves to the optimal point with the least costs of the staged rule, the strongest first.
  mutating func choose(_ costs: [ProgramFace.Cost]) {
    let freedoms = statuses.indices.map { row in
      ProgramFace.Freedom(
        above: multipliers.isAtEnd(row, upper: true), below: multipliers.isAtEnd(row, upper: false))
    }
    var face = ProgramFace(basis, statuses, point, freedoms)
    face.minimize(costs)
    (basis, statuses, point) = (face.basis, face.statuses, face.point)
  }

  // MARK: Rounding

  /// Factorizes the basis, and computes values and multipliers again.
  private mutating func refactor() {
    let matrix = point.matrix
    for row in basis.refactor({ matrix[$0] }) { statuses[row] = .middle }
    point.attain(basis)
    computeMultipliers()
  }

  /// Computes the multipliers of the rows in the basis from those of the others.
  private mutating func computeMultipliers() {
    for level in 0..<multipliers.levelCount {
      var sums = [Double](repeating: 0, count: variableCount)
      for row in statuses.indices where statuses[row] != .active && multipliers[row, level] != 0 {
        for term in point.matrix[row] {
          sums[term.variable] += multipliers[row, level] * term.coefficient
        }
      }
      let combination = basis.combination(of: sums)
      for place in combination.indices where basis.places[place] >= 0 {
        multipliers[basis.places[place], level] = -combination[place]
      }
    }
    for row in basis.places where row >= 0 { multipliers.widenBox(row) }
  }
}
