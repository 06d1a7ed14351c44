import TinamouSolver

/// A linear program in whole numbers, whose quantities are linear functions of some of them.
///
/// The quantities are the variables and the residuals of rows. Those outside the basis are zero;
/// each in the basis is a sum of them plus a constant, all over one denominator. A quantity has two
/// halves, above and below zero; each has a cost of its own and may be forbidden. The algorithm is
/// the primal simplex on the halves with Bland's rule, which terminates. Pivots are in whole
/// numbers, where the last pivot divides every product (J. Edmonds, Systems of distinct
/// representatives and linear algebra, 1967).
struct ExactProgram {
  /// The cost of a quantity per unit above and below zero.
  struct Cost {
    var quantity: Int
    var above: BigInteger
    var below: BigInteger
  }

  /// The half of a quantity on one side of zero.
  private struct Half {
    var quantity: Int
    var isAbove: Bool
  }

  private var basis: [Int]
  private var others: [Int]
  private var entries: [[BigInteger]]
  private var constants: [BigInteger]
  private var denominator = BigInteger.one
  /// The row of each quantity in the basis; -1 outside.
  private var places: [Int]
  /// Whether each quantity may be above, or below, zero.
  private(set) var mayBeAbove: [Bool]
  private(set) var mayBeBelow: [Bool]
  /// For quantities in the basis, the half in which they are; at zero it may be either.
  private var isAbove: [Bool]
  /// The size of each quantity's own unit, in units of the program.
  private let units: [Double]
  /// The largest magnitude that counts as zero, for models whose numbers were rounded before.
  let tolerance: Double
  /// The same for the value of each quantity, in its own units.
  private var tolerances: [Double]
  /// Whether quantities that must be zero are kept, so that a contradiction mentions them.
  let keepsFixed: Bool
  private(set) var pivots = 0
  let pivotLimit: Int

  /// A sum of variables minus a constant, all multiplied by `unit`.
  struct Row {
    var coefficients: [BigInteger]
    var constant: BigInteger
    var unit: Double
  }

  /// Makes a program of variables at zero and rows.
  init(
    variableCount: Int, rows: [Row], tolerance: Double, pivotLimit: Int, keepsFixed: Bool = false
  ) {
    others = Array(0..<variableCount)
    basis = Array(variableCount..<(variableCount + rows.count))
    entries = rows.map(\.coefficients)
    constants = rows.map { -$0.constant }
    let count = variableCount + rows.count
    places = (0..<count).map { $0 < variableCount ? -1 : $0 - variableCount }
    mayBeAbove = Array(repeating: true, count: count)
    mayBeBelow = mayBeAbove
    isAbove = (0..<count).map { $0 < variableCount || rows[$0 - variableCount].constant.sign <= 0 }
    units = Array(repeating: 1, count: variableCount) + rows.map(\.unit)
    self.tolerance = tolerance
    tolerances = Array(repeating: tolerance, count: count)
    self.pivotLimit = pivotLimit
    self.keepsFixed = keepsFixed
  }

  // MARK: Values

  /// The value of a quantity as a fraction.
  func value(of quantity: Int) -> ExactValue {
    let place = places[quantity]
    return ExactValue(place < 0 ? .zero : constants[place], over: denominator)
  }

  /// -1, 0 or 1.
  func sign(of quantity: Int) -> Int {
    places[quantity] < 0
      ? 0
      : sign(
        constants[places[quantity]], unit: units[quantity], tolerance: tolerances[quantity])
  }

  private func sign(_ numerator: BigInteger, unit: Double) -> Int {
    sign(numerator, unit: unit, tolerance: tolerance)
  }

  private func sign(_ numerator: BigInteger, unit: Double, tolerance: Double) -> Int {
    if numerator.isZero || tolerance == 0 { return numerator.sign }
    return abs(numerator.ratio(to: denominator)) <= tolerance * unit ? 0 : numerator.sign
  }

  /// The magnitude of a quantity in its own units.
  func size(of quantity: Int) -> Double {
    let place = places[quantity]
    return place < 0 ? 0 : abs(constants[place].ratio(to: denominator)) / units[quantity]
  }

  /// Lets the present value of a quantity count as zero.
  mutating func accept(_ quantity: Int) {
    tolerances[quantity] = max(tolerances[quantity], size(of: quantity).nextUp)
  }

  /// The quantities that are zero, and by how much one in the basis grows with each, in own units.
  func slopes(of quantity: Int) -> [(quantity: Int, slope: Double)] {
    let place = places[quantity]
    guard place >= 0 else { return [] }
    return zip(others, entries[place]).filter { !$1.isZero }.map { other, entry in
      (other, entry.ratio(to: denominator) * units[other] / units[quantity])
    }
  }

  /// Whether the allowed halves contain a single point.
  var isDetermined: Bool { others.isEmpty }

  // MARK: Halves

  /// Forbids values on one side of zero for a quantity that has none there.
  mutating func forbid(_ quantity: Int, above: Bool) {
    if above { mayBeAbove[quantity] = false } else { mayBeBelow[quantity] = false }
    if sign(of: quantity) == 0 && isAbove[quantity] == above { isAbove[quantity] = !above }
    dropFixed()
  }

  /// Removes quantities outside the basis that must be zero.
  private mutating func dropFixed() {
    if keepsFixed { return }
    for column in others.indices.reversed()
    where !mayBeAbove[others[column]] && !mayBeBelow[others[column]] {
      others.remove(at: column)
      for place in entries.indices { entries[place].remove(at: column) }
    }
  }

  // MARK: Simplex

  /// Minimizes a sum of costs, none of them negative; false if it takes too many pivots.
  mutating func minimize(_ costs: [Cost]) -> Bool {
    while true {
      guard let (column, half) = entering(costs) else { return true }
      guard let place = leaving(column, half) else { return false }
      if pivots >= pivotLimit { return false }
      pivot(place, column)
      isAbove[half.quantity] = half.isAbove
      for quantity in basis where sign(of: quantity) != 0 {
        let isNowAbove = sign(of: quantity) > 0
        if isNowAbove ? mayBeAbove[quantity] : mayBeBelow[quantity] {
          isAbove[quantity] = isNowAbove
        } else {
          // Another one that counted as zero moved it there, which exact numbers do not.
          accept(quantity)
        }
      }
    }
  }

  /// Forbids everything that is worse than the minimum just found: halves with a positive reduced
  /// cost stay zero.
  mutating func keepOptimalFace(_ costs: [Cost]) {
    let rates = rates(of: costs)
    let unit = unit(of: costs)
    for (column, quantity) in others.enumerated() {
      let unit = unit / units[quantity]
      if sign(rates[column].above, unit: unit) > 0 { mayBeAbove[quantity] = false }
      if sign(rates[column].below, unit: unit) > 0 { mayBeBelow[quantity] = false }
    }
    for cost in costs where places[cost.quantity] >= 0 && (cost.above + cost.below).sign > 0 {
      if isAbove[cost.quantity] {
        mayBeBelow[cost.quantity] = false
      } else {
        mayBeAbove[cost.quantity] = false
      }
    }
    dropFixed()
  }

  /// The largest cost of one of a quantity's own units.
  private func unit(of costs: [Cost]) -> Double {
    costs.reduce(0) { largest, cost in
      let own = max(cost.above.ratio(to: .one), cost.below.ratio(to: .one))
      return max(largest, own * units[cost.quantity])
    }
  }

  /// The cost of moving each quantity outside the basis up, and down.
  private func rates(of costs: [Cost]) -> [(above: BigInteger, below: BigInteger)] {
    var slopes = [BigInteger](repeating: .zero, count: others.count)
    var own = slopes
    var ownBelow = slopes
    for cost in costs {
      let place = places[cost.quantity]
      if place < 0 {
        guard let column = others.firstIndex(of: cost.quantity) else { continue }
        own[column] = cost.above * denominator
        ownBelow[column] = cost.below * denominator
      } else {
        let factor = isAbove[cost.quantity] ? cost.above : -cost.below
        if factor.isZero { continue }
        for column in others.indices {
          slopes[column] = slopes[column] + factor * entries[place][column]
        }
      }
    }
    return others.indices.map { (own[$0] + slopes[$0], ownBelow[$0] - slopes[$0]) }
  }

  /// The first half, ordered by quantity, that lowers the costs.
  private func entering(_ costs: [Cost]) -> (column: Int, half: Half)? {
    let rates = rates(of: costs)
    let unit = unit(of: costs)
    var best: (column: Int, half: Half)?
    for (column, quantity) in others.enumerated() {
      if let best, best.half.quantity < quantity { continue }
      let unit = unit / units[quantity]
      if mayBeAbove[quantity] && sign(rates[column].above, unit: unit) < 0 {
        best = (column, Half(quantity: quantity, isAbove: true))
      } else if mayBeBelow[quantity] && sign(rates[column].below, unit: unit) < 0 {
        best = (column, Half(quantity: quantity, isAbove: false))
      }
    }
    return best
  }

  /// The row of the quantity that reaches zero first; of several, the first quantity.
  private func leaving(_ column: Int, _ half: Half) -> Int? {
    var best: (place: Int, distance: BigInteger, speed: BigInteger)?
    for place in basis.indices {
      let speed = half.isAbove ? entries[place][column] : -entries[place][column]
      let quantity = basis[place]
      if sign(speed, unit: units[quantity] / units[half.quantity]) == 0 { continue }
      let side = sign(of: quantity)
      let isMovingUp = speed.sign > 0
      if side != 0 {
        if (side > 0) == isMovingUp { continue }
      } else if isMovingUp == isAbove[quantity]
        && (isMovingUp ? mayBeAbove[quantity] : mayBeBelow[quantity])
      {
        continue
      }
      // What counts as zero has its own distance: as zero, it would be exchanged before a quantity
      // that is nearer, which then crosses zero.
      let ahead = isMovingUp ? -constants[place] : constants[place]
      let distance = ahead.isNegative ? .zero : ahead
      let magnitude = isMovingUp ? speed : -speed
      guard let (other, otherDistance, otherSpeed) = best else {
        best = (place, distance, magnitude)
        continue
      }
      let order = (distance * otherSpeed - otherDistance * magnitude).sign
      if order < 0 || (order == 0 && quantity < basis[other]) {
        best = (place, distance, magnitude)
      }
    }
    return best?.place
  }

  /// Exchanges a quantity of the basis for one outside.
  private mutating func pivot(_ place: Int, _ column: Int) {
    pivots += 1
    var row = entries[place]
    var constant = constants[place]
    // Change the sign if necessary, so that the denominator stays positive.
    let isNegative = row[column].isNegative
    let pivot = isNegative ? -row[column] : row[column]
    if !isNegative {
      for index in row.indices { row[index].negate() }
      constant.negate()
    }
    // Now: pivot * entering = row * others + constant, with the leaving quantity in place of the
    // entering one.
    row[column] = isNegative ? -denominator : denominator
    for other in basis.indices where other != place {
      let factor = entries[other][column]
      if factor.isZero && pivot == denominator { continue }
      entries[other][column] = .zero
      for index in row.indices {
        entries[other][index] = combined(entries[other][index], pivot, row[index], factor)
      }
      constants[other] = combined(constants[other], pivot, constant, factor)
    }
    entries[place] = row
    constants[place] = constant
    denominator = pivot
    (places[basis[place]], places[others[column]]) = (-1, place)
    swap(&basis[place], &others[column])
  }

  /// number * pivot + entry * factor, over the last denominator.
  private func combined(
    _ number: BigInteger, _ pivot: BigInteger, _ entry: BigInteger, _ factor: BigInteger
  ) -> BigInteger {
    if number.isZero && (entry.isZero || factor.isZero) { return .zero }
    return (number * pivot + entry * factor).dividedExactly(by: denominator)
  }
}
