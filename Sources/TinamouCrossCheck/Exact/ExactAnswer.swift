import TinamouSolver

/// The answer for a model in exact arithmetic: the walk through the required rows, then the
/// priorities from strong to weak, then the steps of the staged rule.
///
/// Numbers are used as they are, so that rows which agree only before rounding contradict each
/// other, and costs that were equal before rounding differ. If some numbers were rounded, values
/// within `tolerance` count as zero, which avoids this.
struct ExactAnswer {
  /// What counts as zero, relative to a row: as large a contradiction as the solver accepts.
  private static let tolerance = 1e-9
  private static let pivotLimit = 20_000

  /// The indices of the broken rows, in document order.
  private(set) var brokenRows: [Int] = []
  /// The values of the variables, in document order.
  var values: [ExactValue] { model.variables.indices.map { program.value(of: $0) } }

  private let model: SolverModel
  private var program: ExactProgram
  /// For each row, the power of two that makes its numbers whole.
  private let exponents: [Int]

  /// Solves a model; `nil` if that takes too long, which does not happen with exact numbers.
  init?(_ model: SolverModel) {
    self.init(model, tolerance: model.hasExactNumbers ? 0 : Self.tolerance)
    if !solve() { return nil }
  }

  /// Finds only the broken required rows.
  static func brokenRows(of model: SolverModel) -> [Int]? {
    var answer = ExactAnswer(model, tolerance: model.hasExactNumbers ? 0 : tolerance)
    return answer.walk() ? answer.brokenRows : nil
  }

  private init(_ model: SolverModel, tolerance: Double, keepsFixed: Bool = false) {
    let exponents = model.rows.map { row in
      -Self.lowestBit(row.terms.map(\.coefficient) + [row.constant])
    }
    let rows = zip(model.rows, exponents).map { row, exponent -> ExactProgram.Row in
      var coefficients = [BigInteger](repeating: .zero, count: model.variables.count)
      for term in row.terms {
        coefficients[term.variable] = BigInteger(term.coefficient, timesTwoToThe: exponent)
      }
      return ExactProgram.Row(
        coefficients: coefficients, constant: BigInteger(row.constant, timesTwoToThe: exponent),
        unit: Double(sign: .plus, exponent: exponent, significand: 1))
    }
    program = ExactProgram(
      variableCount: model.variables.count, rows: rows, tolerance: tolerance,
      pivotLimit: Self.pivotLimit, keepsFixed: keepsFixed)
    self.exponents = exponents
    self.model = model
  }

  /// The power of two of the lowest bit that is set in any of the numbers.
  private static func lowestBit(_ numbers: [Double]) -> Int {
    numbers.filter { $0 != 0 }.map { Int($0.exponent) - $0.significandWidth }.min() ?? 0
  }

  private func quantity(ofRow row: Int) -> Int { model.variables.count + row }

  // MARK: Stages

  private mutating func solve() -> Bool {
    if !walk() { return false }
    let broken = Set(brokenRows)
    for level in model.levels(withoutRows: broken) {
      let costs = costs(at: level, withoutRows: broken)
      if !program.minimize(costs) { return false }
      program.keepOptimalFace(costs)
    }
    let rows = model.rows.indices.filter { !broken.contains($0) }
    for row in rows.reversed() where isSoft(model.rows[row].above) {
      if !minimize(quantity(ofRow: row), above: true) { return false }
    }
    let early = rows.filter { model.rows[$0].order.yieldsEarly }
    let late = rows.filter { !model.rows[$0].order.yieldsEarly }
    for row in late + early.reversed() where isSoft(model.rows[row].below) {
      if !minimize(quantity(ofRow: row), above: false) { return false }
    }
    for row in rows where model.rows[row].isInequality {
      if !minimize(quantity(ofRow: row), above: model.rows[row].above == nil) { return false }
    }
    for variable in model.variables.indices {
      let isAbove = program.sign(of: variable) > 0
      // The quantity has reached zero and must not cross it.
      program.forbid(variable, above: !isAbove)
      if !minimize(variable, above: isAbove) { return false }
    }
    return true
  }

  private func isSoft(_ priority: Priority?) -> Bool { priority.map { !$0.isRequired } ?? false }

  /// Keeps each required row, in document order, that is consistent with the rows kept so far.
  private mutating func walk() -> Bool {
    for (number, row) in model.rows.enumerated() where row.isRequired {
      let quantity = quantity(ofRow: number)
      let (isLimitedBelow, isLimitedAbove) =
        (row.below?.isRequired == true, row.above?.isRequired == true)
      func isOff() -> Bool {
        program.sign(of: quantity) > 0
          ? isLimitedAbove
          : program.sign(of: quantity) < 0 && isLimitedBelow
      }
      if isOff() {
        let isAbove = program.sign(of: quantity) > 0
        if !program.minimize([cost(of: quantity, above: isAbove)]) { return false }
      }
      if isOff(), isOffByRounding(number) { program.accept(quantity) }
      if isOff() {
        brokenRows.append(number)
        continue
      }
      if isLimitedBelow { program.forbid(quantity, above: false) }
      if isLimitedAbove { program.forbid(quantity, above: true) }
    }
    return true
  }

  // MARK: Rounding

  /// The part of the constants, each times its multiplier, that rounding can make of a
  /// contradiction (Docs/Solver.md, *Conflict*).
  private static let relativeRounding = 1e-12
  /// Multipliers up to this one are looked at where a row is off.
  private static let largestMultiplier = 1e9

  /// Whether the rounding of the numbers explains by how much a required row is off, as near as it
  /// can come; it explains nothing where no number was rounded.
  private func isOffByRounding(_ number: Int) -> Bool {
    if program.tolerance == 0 { return false }
    let off = program.size(of: quantity(ofRow: number))
    let largest = model.rows.lazy.map { abs($0.constant) }.max() ?? 0
    if off > Self.relativeRounding * Self.largestMultiplier * largest { return false }
    if program.keepsFixed { return off <= roundingOfContradiction(number) }
    let broken = Set(brokenRows)
    let rows = model.rows[...number].indices.filter {
      model.rows[$0].isRequired && !broken.contains($0)
    }
    let kept = SolverModel(variables: model.variables, rows: rows.map { model.rows[$0] })
    var answer = ExactAnswer(kept, tolerance: Self.tolerance, keepsFixed: true)
    return answer.walk() && answer.brokenRows.isEmpty
  }

  /// What rounding can make of the contradiction between a row and those that it depends on, in
  /// points of the row: a part of the constants that have many bits, or of all if a coefficient
  /// has.
  private func roundingOfContradiction(_ number: Int) -> Double {
    var size = 0.0
    var sizeOfRounded = 0.0
    var areCoefficientsExact = true
    func add(_ row: SolverModel.Row, _ multiplier: Double) {
      let part = abs(multiplier * row.constant)
      size += part
      if !row.constant.isExact { sizeOfRounded += part }
      areCoefficientsExact =
        areCoefficientsExact && row.terms.allSatisfy(\.coefficient.isExact)
    }
    add(model.rows[number], 1)
    for (quantity, slope) in program.slopes(of: quantity(ofRow: number))
    where quantity >= model.variables.count {
      add(model.rows[quantity - model.variables.count], slope)
    }
    return Self.relativeRounding * (areCoefficientsExact ? sizeOfRounded : size)
  }

  // MARK: Costs

  private func cost(of quantity: Int, above: Bool) -> ExactProgram.Cost {
    ExactProgram.Cost(
      quantity: quantity, above: above ? .one : .zero, below: above ? .zero : .one)
  }

  /// Moves a quantity as close to zero from one side as the face allows.
  private mutating func minimize(_ quantity: Int, above: Bool) -> Bool {
    if program.isDetermined { return true }
    if program.sign(of: quantity) != (above ? 1 : -1) {
      program.forbid(quantity, above: above)
      return true
    }
    let costs = [cost(of: quantity, above: above)]
    if !program.minimize(costs) { return false }
    program.keepOptimalFace(costs)
    return true
  }

  private func costs(
    at level: Priority, withoutRows broken: Set<Int>
  ) -> [ExactProgram.Cost] {
    let rows = model.rows.indices.filter { row in
      !broken.contains(row) && (model.rows[row].below == level || model.rows[row].above == level)
    }
    // A row multiplied by 2^e counts 2^-e; all weights are then made whole together.
    let lowest = rows.map { Self.lowestBit([model.rows[$0].weight]) - exponents[$0] }.min() ?? 0
    return rows.map { row in
      let weight = BigInteger(
        model.rows[row].weight, timesTwoToThe: -lowest - exponents[row])
      return ExactProgram.Cost(
        quantity: quantity(ofRow: row), above: model.rows[row].above == level ? weight : .zero,
        below: model.rows[row].below == level ? weight : .zero)
    }
  }
}
