/// The optimal points of a program, and a primal simplex that chooses one of them by the staged
/// rule.
///
/// On the face of optimal points the residual of a row is zero, at least zero, or at most zero. The
/// costs of the staged rule are minimised one after the other, the strongest first. Each is the
/// distance of one row from zero, so its reduced costs are the shares of the rows in the basis in
/// that row. Rows with a share then have to keep their residuals: no weaker cost may move what a
/// stronger one has decided. So a step needs no vectors of levels.
///
/// A step moves the row of the basis with the largest share away from zero, until the first row
/// outside of the basis arrives at zero. After many steps without progress it moves the row with
/// the smallest number instead (R. Bland, 1977).
struct ProgramFace {
  /// A cost of the staged rule: the size of a row's residual on one side.
  struct Cost {
    var row: Int
    /// Whether the residual is positive.
    var isAbove: Bool
  }

  /// The directions in which a row may be off at an optimal point.
  struct Freedom {
    var above: Bool
    var below: Bool

    func allows(_ direction: Double) -> Bool { direction > 0 ? above : below }
  }

  /// A move of a row of the basis, or of a stay, away from zero.
  private struct Move {
    var place: Int
    var direction: Double
  }

  /// What ends a move: a row that arrives at zero.
  private struct Stop {
    var row: Int
    var distance: Double
    var slope: Double
  }

  /// A share of a row, relative to the largest, that counts as rounding.
  private static let negligibleShare = 1e-10
  /// The number of steps without progress after which the first row moves.
  private static let degenerateSteps = 200

  private(set) var basis: SparseBasis
  private(set) var statuses: [RowSlot.Status]
  private(set) var point: ProgramPoint
  private var freedoms: [Freedom]
  /// The steps that are left.
  private var steps: Int
  private var stepsWithoutProgress = 0

  init(
    _ basis: SparseBasis, _ statuses: [RowSlot.Status], _ point: ProgramPoint,
    _ freedoms: [Freedom]
  ) {
    self.basis = basis
    self.statuses = statuses
    self.point = point
    self.freedoms = freedoms
    steps = StepLimit.usualSteps(rows: statuses.count, variables: basis.count)
  }

  /// Minimises the costs, the first one first, as long as anything is open and steps are left.
  mutating func minimize(_ costs: [Cost]) {
    for cost in costs where freedoms[cost.row].allows(cost.isAbove ? 1 : -1) {
      if steps == 0 || isPoint { return }
      minimize(cost)
    }
  }

  /// Whether no row of the basis may be off, so that there is one optimal point.
  private var isPoint: Bool {
    basis.places.allSatisfy { $0 >= 0 && !freedoms[$0].above && !freedoms[$0].below }
  }

  private mutating func minimize(_ cost: Cost) {
    while isOff(cost) && steps > 0 {
      steps -= 1
      if basis.isLong { refactor() }
      let shares = shares(of: cost.row)
      guard let move = improvingMove(shares, sign: cost.isAbove ? 1 : -1) else {
        fix(shares)
        return
      }
      if !take(move) { return }
    }
    if cost.isAbove { freedoms[cost.row].above = false } else { freedoms[cost.row].below = false }
  }

  private func isOff(_ cost: Cost) -> Bool {
    statuses[cost.row] != .active
      && (cost.isAbove ? 1 : -1) * point.residuals[cost.row] > point.tolerance(cost.row)
  }

  /// Returns the row as a combination of those of the basis, without what rounding left of zeros.
  private func shares(of row: Int) -> [Double] {
    var shares = basis.combination(of: point.matrix.dense(row, count: basis.count))
    let negligible = Self.negligibleShare * shares.reduce(1) { max($0, abs($1)) }
    for place in shares.indices where abs(shares[place]) <= negligible { shares[place] = 0 }
    return shares
  }

  /// Returns the move that brings a row with these shares nearest to zero for its length.
  private func improvingMove(_ shares: [Double], sign: Double) -> Move? {
    let isFirstRowNeeded = stepsWithoutProgress > Self.degenerateSteps
    var best: Move?
    var bestRank = 0.0
    for place in shares.indices where shares[place] != 0 {
      let direction: Double = sign * shares[place] > 0 ? -1 : 1
      let row = basis.places[place]
      if row >= 0 && !freedoms[row].allows(direction) { continue }
      let rank = isFirstRowNeeded ? 1 / Double(row + basis.count + 1) : abs(shares[place])
      if rank > bestRank { (best, bestRank) = (Move(place: place, direction: direction), rank) }
    }
    return best
  }

  /// Moves until a row arrives at zero, which then takes the place in the basis.
  ///
  /// - Returns: Whether a row does.
  private mutating func take(_ move: Move) -> Bool {
    var unit = [Double](repeating: 0, count: basis.count)
    unit[move.place] = move.direction
    let edge = basis.change(of: unit)
    let slopes = point.slopes(along: edge)
    guard let stop = firstStop(slopes) else { return false }
    let combination = basis.combination(of: point.matrix.dense(stop.row, count: basis.count))
    if combination[move.place] == 0 { return false }
    point.move(by: stop.distance, along: edge, slopes)
    point.attain(stop.row)
    stepsWithoutProgress = stop.distance > Tolerance.progress ? 0 : stepsWithoutProgress + 1
    let leaving = basis.places[move.place]
    if leaving >= 0 { statuses[leaving] = move.direction > 0 ? .upper : .lower }
    basis.exchange(move.place, by: stop.row, combination)
    statuses[stop.row] = .active
    return true
  }

  /// Returns the row outside of the basis that arrives at zero first; of several, the one that
  /// moves fastest.
  private func firstStop(_ slopes: [(row: Int, slope: Double)]) -> Stop? {
    let negligible = Self.negligibleShare * slopes.reduce(1) { max($0, abs($1.slope)) }
    let isFirstRowNeeded = stepsWithoutProgress > Self.degenerateSteps
    var bound = Double.infinity
    var stops: [Stop] = []
    for (row, slope) in slopes where abs(slope) > negligible && statuses[row].isNonactive {
      let tolerance = point.tolerance(row)
      let residual = point.residuals[row]
      let isAtZero = abs(residual) <= tolerance
      if isAtZero ? freedoms[row].allows(slope) : residual * slope > 0 { continue }
      let distance = isAtZero ? 0 : -residual / slope
      bound = min(bound, distance + tolerance / abs(slope))
      stops.append(Stop(row: row, distance: distance, slope: slope))
    }
    return stops.filter { $0.distance <= bound }.max {
      isFirstRowNeeded ? $0.row > $1.row : abs($0.slope) < abs($1.slope)
    }
  }

  /// Lets the rows of the basis that have a share keep their residuals.
  private mutating func fix(_ shares: [Double]) {
    for place in shares.indices where shares[place] != 0 && basis.places[place] >= 0 {
      freedoms[basis.places[place]] = Freedom(above: false, below: false)
    }
  }

  private mutating func refactor() {
    let matrix = point.matrix
    for row in basis.refactor({ matrix[$0] }) {
      statuses[row] = freedoms[row].above ? .upper : freedoms[row].below ? .lower : .middle
    }
    point.attain(basis)
  }
}
