/// Computes how the optimum changes: one pass over the definitions, which stores nothing.
extension Core {
  /// Returns the values and conditions of the present optimum as functions of directions, each of
  /// which changes the constants of rows at rates.
  func sensitivity(to directions: [[(row: Int32, rate: Double)]]) -> Sensitivity {
    var rates = Rates(of: directions, in: basis)
    var values = AffineForms()
    var conditions = Sensitivity.Conditions()
    let count = directions.count
    values.reserveCapacity(Int(basis.values.count))
    for variable in 0..<basis.values.count {
      values.append(
        basis.values[variable].value(at: basis.parameter).high, inputCount: count
      ) { rates.ofValue(variable, along: $0) }
    }
    for row in 0..<basis.rows.count
    where basis.rows[row].status.isNonactive && !rates.isIdle(row, in: basis) {
      let side: Sensitivity.Side =
        switch basis.rows[row].status {
        case .lower: .notPositive
        case .upper: .notNegative
        default: .zero
        }
      rates.addUpResidual(of: row, in: basis)
      conditions.require(
        side, basis.rows[row].residual.value(at: basis.parameter), inputCount: count,
        of: basis.rows[row].ownership.isOwned ? handle(ofRow: row) : nil
      ) { rates.ofSum(along: $0) }
    }
    for record in conflicts {
      // The false relation means that the gap is positive.
      rates.addUpGap(of: record)
      conditions.require(
        .notNegative, gap(of: record).high, inputCount: count, of: handle(ofRow: record.broken)
      ) { rates.ofSum(along: $0) }
    }
    return Sensitivity(values: values, areGiven: rates.areGiven, conditions: conditions)
  }

  /// Whether the priorities alone determine all values, and nothing is broken.
  var arePrioritiesDecisive: Bool {
    if !conflicts.isEmpty { return false }
    for variable in 0..<basis.variables.count where basis.variables[variable].flags.isInUse {
      let definition = basis.variables[variable].definition
      if definition < 0 || isZeroRowPart(of: definition) { return false }
    }
    // On an edge of its box, a row can have an error at no cost, and the staged rule decides.
    for row in 0..<basis.rows.count
    where basis.rows[row].status == .active && basis.rows[row].ownership == .wanted
      && multipliers.faceRelation(of: row, in: basis, downTo: Level.weakestPriority) != .equal
    {
      return false
    }
    return true
  }

  /// Whether a definition is a zero row, or adds one up.
  private func isZeroRowPart(of definition: Int32) -> Bool {
    if basis.rows[definition].status != .composite {
      return basis.rows[definition].ownership == .zeroRow
    }
    return basis.composites[basis.rows[definition].composite].recipe.indices.contains {
      basis.rows[basis.recipes.entries[$0].column].ownership == .zeroRow
    }
  }
}

/// The rates of change of constants and values, in several directions.
///
/// They have 32 digits, as values have, because definitions may amplify rounding.
private struct Rates {
  /// The number of directions.
  private let count: Int
  /// The rates of the constants of rows and composites, those of one row after the other.
  private var constants: [DoubleDouble]
  /// The rates of the values of variables.
  private var values: [DoubleDouble]
  /// Whether required equalities alone determine a variable: no preference moves it.
  private(set) var areGiven: [Bool]
  /// The rates that are being added up, and the sums of the absolute values.
  private var sums: [DoubleDouble]
  private var sizes: [Double]

  init(of directions: [[(row: Int32, rate: Double)]], in basis: borrowing Basis) {
    count = directions.count
    constants = [DoubleDouble](repeating: .zero, count: Int(basis.rows.count) * count)
    values = [DoubleDouble](repeating: .zero, count: Int(basis.variables.count) * count)
    areGiven = [Bool](repeating: false, count: Int(basis.variables.count))
    sums = [DoubleDouble](repeating: .zero, count: count)
    sizes = [Double](repeating: 0, count: count)
    for (direction, movements) in directions.enumerated() {
      for (row, rate) in movements {
        constants[Int(row) * count + direction].add(rate * Double(basis.rows[row].scale))
      }
    }
    var variable = basis.topology.first
    while variable >= 0 {
      if basis.variables[variable].definition >= 0 { define(variable, in: basis) }
      variable = basis.topology.next(after: variable)
    }
  }

  func ofValue(_ variable: Int32, along direction: Int) -> Double {
    rounded(values[Int(variable) * count + direction].high, 0)
  }

  /// The rate of what was added up last.
  func ofSum(along direction: Int) -> Double {
    rounded(sums[direction].normalized.high, sizes[direction])
  }

  /// Whether a row is a preference about values that required equalities determine: held or not, it
  /// changes none of them.
  func isIdle(_ row: Int32, in basis: borrowing Basis) -> Bool {
    !basis.isRequired(row, side: 1) && !basis.isRequired(row, side: -1)
      && basis.rows[row].terms.indices.allSatisfy {
        areGiven[Int(basis.terms.entries[$0].column)]
      }
  }

  mutating func addUpResidual(of row: Int32, in basis: borrowing Basis) {
    clear()
    add(constants, at: row, times: -1)
    for index in basis.rows[row].terms.indices {
      let entry = basis.terms.entries[index]
      add(values, at: entry.column, times: entry.coefficient)
    }
  }

  mutating func addUpGap(of record: ConflictRecord) {
    clear()
    for member in record.members { add(constants, at: member.row, times: -member.multiplier.high) }
  }

  /// Computes the rates of a variable from those that its definition mentions.
  private mutating func define(_ variable: Int32, in basis: borrowing Basis) {
    let definition = basis.variables[variable].definition
    if basis.rows[definition].status == .composite { addUpConstant(of: definition, in: basis) }
    let own = basis.variables[variable].definitionEntry
    areGiven[Int(variable)] = isGiven(by: definition, besides: own, in: basis)
    clear()
    add(constants, at: definition, times: 1)
    for index in basis.rows[definition].terms.indices where index != own {
      let entry = basis.terms.entries[index]
      add(values, at: entry.column, times: -entry.coefficient, rest: -basis.terms.rest(index))
    }
    for direction in 0..<count where !sums[direction].isZero {
      let sum = sums[direction].normalized
      values[Int(variable) * count + direction] =
        abs(sum.high) < Tolerance.slope
        ? .zero
        : sum.divided(by: basis.terms.entries[own].coefficient, rest: basis.terms.rest(own))
    }
  }

  /// Whether a definition consists of required equalities, and so do those of the other variables
  /// in it.
  private func isGiven(by definition: Int32, besides own: Int32, in basis: borrowing Basis) -> Bool
  {
    let isRequired =
      basis.rows[definition].status == .composite
      ? basis.composites[basis.rows[definition].composite].recipe.indices.allSatisfy {
        basis.isRequiredEquality(basis.recipes.entries[$0].column)
      } : basis.isRequiredEquality(definition)
    return isRequired
      && basis.rows[definition].terms.indices.allSatisfy {
        $0 == own || areGiven[Int(basis.terms.entries[$0].column)]
      }
  }

  /// The constant of a composite is the sum of those of its recipe.
  private mutating func addUpConstant(of composite: Int32, in basis: borrowing Basis) {
    clear()
    for index in basis.composites[basis.rows[composite].composite].recipe.indices {
      let part = basis.recipes.entries[index]
      add(constants, at: part.column, times: part.coefficient, rest: basis.recipes.rest(index))
    }
    for direction in 0..<count {
      constants[Int(composite) * count + direction] = sums[direction].normalized
    }
  }

  // MARK: Sums

  private mutating func clear() {
    for direction in 0..<count { (sums[direction], sizes[direction]) = (.zero, 0) }
  }

  private mutating func add(
    _ rates: [DoubleDouble], at index: Int32, times factor: Double, rest: Double = 0
  ) {
    let start = Int(index) * count
    for direction in 0..<count where !rates[start + direction].isZero {
      let rate = rates[start + direction]
      sums[direction].add(rate, times: factor)
      if rest != 0 { sums[direction].add(rate, times: rest) }
      sizes[direction] += abs(factor * rate.high)
    }
  }

  /// A rate, with zero for what is only the rounding of written coefficients.
  private func rounded(_ rate: Double, _ size: Double) -> Double {
    abs(rate) <= Tolerance.cancellation * max(1, size) ? 0 : rate
  }
}
