internal import TinamouSolver

extension CellFormulas {
  /// The formulas of the layout that an engine has; `nil` if it has something open or broken.
  init?(_ engine: LayoutEngine, _ plan: CellPlan, _ views: [LayoutView]) {
    let solver = engine.solver
    let model = solver.model
    guard let basis = SolvedBasis(solver, model, inputs: plan.rows) else { return nil }
    for view in views {
      guard let variables = engine.tables.items[view.slot]?.variables else { return nil }
      for variable in [variables.x, variables.y, variables.width, variables.height] {
        guard let formula = basis.formulas[variable] else { return nil }
        frames.append(constant: formula.constant, formula.coefficients)
      }
    }
    for variable in plan.wrappingVariables {
      guard let formula = basis.formulas[variable] else { return nil }
      wrappingWidths.append(constant: formula.constant, formula.coefficients)
    }
    for condition in basis.conditions {
      residuals.append(constant: condition.formula.constant, condition.formula.coefficients)
      sides.append(condition.side)
    }
  }
}

/// The values of a solved model as functions of the constants of some rows.
private struct SolvedBasis {
  struct Formula {
    var constant = 0.0
    var coefficients: [Double]
  }

  private(set) var formulas: [Variable: Formula] = [:]
  private(set) var conditions: [(formula: Formula, side: CellFormulas.Side)] = []
  private let inputIndices: [ConstraintID: Int]
  private let inputCount: Int
  private var tight: Set<ConstraintID> = []

  init?(_ solver: Solver, _ model: SolverModel, inputs: [[ConstraintID]]) {
    var indices: [ConstraintID: Int] = [:]
    for (index, ids) in inputs.enumerated() {
      for id in ids { indices[id] = index }
    }
    inputCount = inputs.count
    inputIndices = indices
    guard !model.rows.contains(where: \.isBroken) else { return nil }
    for variable in model.variables where !derive(variable, solver) { return nil }
    guard addConditions(Self.merged(model.rows, inputs), model, solver.certificate()) else {
      return nil
    }
  }

  /// A row with the identifiers of all rows that say the same of it.
  private typealias Merged = (row: SolverModel.Row, ids: [ConstraintID])

  /// The rows, where the two of a content size count as one: hugging speaks above its value and
  /// compression resistance below.
  private static func merged(
    _ rows: [SolverModel.Row], _ inputs: [[ConstraintID]]
  ) -> [Merged] {
    var below: [ConstraintID: Priority] = [:]
    for row in rows { below[row.id] = row.below }
    var partners: [ConstraintID: ConstraintID] = [:]
    for ids in inputs where ids.count == 2 { partners[ids[0]] = ids[1] }
    let seconds = Set(partners.values)
    return rows.filter { !seconds.contains($0.id) }.map { row in
      guard let partner = partners[row.id] else { return (row, [row.id]) }
      var row = row
      row.below = below[partner]
      return (row, [row.id, partner])
    }
  }

  /// Writes a variable as a function of the inputs; fails if the constraints leave it open.
  private mutating func derive(_ variable: Variable, _ solver: Solver) -> Bool {
    guard let derivation = try? solver.constraintsDetermining(variable),
      derivation.pulledToZero.isEmpty,
      abs(derivation.value - solver.value(of: variable)) < 1e-5
    else { return false }
    var formula = Formula(coefficients: [Double](repeating: 0, count: inputCount))
    for term in derivation.terms {
      tight.insert(term.constraint)
      if let index = inputIndices[term.constraint] {
        formula.coefficients[index] += term.multiplier
      } else {
        formula.constant += term.contribution
      }
    }
    formulas[variable] = formula
    return true
  }

  /// Adds what every row that is not tight demands; fails if a tight row is on an edge, where the
  /// priorities alone do not decide.
  private mutating func addConditions(
    _ rows: [Merged], _ model: SolverModel, _ certificate: Certificate
  ) -> Bool {
    var multipliers: [ConstraintID: [Certificate.Component]] = [:]
    for row in certificate.rows { multipliers[row.constraint] = row.multiplier }
    for (row, ids) in rows {
      // At most one of two rows that say the same has a multiplier.
      let multiplier = ids.lazy.compactMap { multipliers[$0] }.first { !$0.isEmpty } ?? []
      let isBelowTop = Self.isBelow(multiplier, 1, row.above, row.weight)
      let isAboveBottom = Self.isBelow(multiplier, -1, row.below, row.weight)
      if ids.contains(where: tight.contains) {
        if !isBelowTop || !isAboveBottom { return false }
        continue
      }
      if !isBelowTop && !isAboveBottom { continue }
      let formula = residual(of: row, model)
      if formula.coefficients.allSatisfy({ abs($0) < 1e-12 }) { continue }
      conditions.append(
        (
          formula,
          isBelowTop ? (isAboveBottom ? .zero : .notPositive) : .notNegative
        ))
    }
    return true
  }

  /// Whether a multiplier times a sign is smaller than the cost of a side, strongest priority first.
  private static func isBelow(
    _ multiplier: [Certificate.Component], _ sign: Double, _ cost: Priority?, _ weight: Double
  ) -> Bool {
    if cost?.isRequired ?? false { return true }
    for component in multiplier {
      let value = component.value * sign
      guard let cost, cost >= component.priority else { return value < 0 }
      if component.priority < cost { return true }
      if abs(value - weight) > 1e-6 { return value < weight }
      let rest = multiplier.drop { $0.priority >= cost }
      return (rest.first.map { $0.value * sign } ?? 0) < 0
    }
    return cost != nil
  }

  private func residual(of row: SolverModel.Row, _ model: SolverModel) -> Formula {
    var residual = Formula(coefficients: [Double](repeating: 0, count: inputCount))
    for term in row.terms {
      guard let formula = formulas[model.variables[term.variable]] else { continue }
      residual.constant += term.coefficient * formula.constant
      for (index, coefficient) in formula.coefficients.enumerated() {
        residual.coefficients[index] += term.coefficient * coefficient
      }
    }
    if let index = inputIndices[row.id] {
      residual.coefficients[index] -= 1
    } else {
      residual.constant -= row.constant
    }
    return residual
  }
}
