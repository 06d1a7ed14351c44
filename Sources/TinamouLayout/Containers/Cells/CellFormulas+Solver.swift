internal import TinamouSolver

extension CellFormulas {
  /// The formulas of the layout that an engine has; `nil` if it has something open or broken.
  init?(_ engine: LayoutEngine, _ plan: CellPlan, _ views: [LayoutView]) {
    guard let basis = SolvedBasis(engine.solver, inputs: plan.rows) else { return nil }
    for view in views {
      guard let variables = engine.model.variables(of: view) else { return nil }
      for variable in [variables.x, variables.y, variables.width, variables.height] {
        frames.append(basis.formula(of: variable))
      }
    }
    for variable in plan.wrappingVariables {
      wrappingWidths.append(basis.formula(of: variable))
    }
    residuals = basis.residuals
    sides = basis.sides
  }
}

/// The values of a solved model as functions of the constants of some rows.
private struct SolvedBasis {
  private(set) var residuals = AffineFormulas()
  private(set) var sides: [CellFormulas.Side] = []

  /// How many numbers a formula has: a coefficient for each input, then its constant.
  private let width: Int
  /// The formulas of the variables, by their positions.
  private var formulas: [Double]
  /// For the place of a row among the solver's: its input; -1 for none.
  private var inputs: [Int32]
  /// For the place of a row: whether it is tight.
  private var tight: [Bool]
  /// For the place of a row of hugging: that of the compression resistance of the same content.
  private var partners: [Int32]

  init?(_ solver: Solver, inputs rows: [[ConstraintID]]) {
    let model = solver.model
    guard !model.rows.contains(where: \.isBroken) else { return nil }
    width = rows.count + 1
    let places = 1 + Int(model.rows.lazy.map(\.id.index).max() ?? 0)
    let positions = 1 + (model.variables.lazy.map(\.position).max() ?? 0)
    formulas = [Double](repeating: 0, count: positions * width)
    inputs = [Int32](repeating: -1, count: places)
    tight = [Bool](repeating: false, count: places)
    partners = [Int32](repeating: -1, count: places)
    for (input, ids) in rows.enumerated() {
      for id in ids { inputs[Int(id.index)] = Int32(input) }
      if ids.count == 2 { partners[Int(ids[0].index)] = ids[1].index }
    }
    for variable in model.variables where !derive(variable, solver) { return nil }
    guard addConditions(model, solver.certificate()) else { return nil }
  }

  /// The coefficients of a variable, then its constant.
  func formula(of variable: Variable) -> ArraySlice<Double> {
    let start = variable.position * width
    return formulas[start..<start + width]
  }

  /// Writes a variable as a function of the inputs; fails if the constraints leave it open.
  private mutating func derive(_ variable: Variable, _ solver: Solver) -> Bool {
    guard let derivation = try? solver.constraintsDetermining(variable),
      derivation.pulledToZero.isEmpty,
      abs(derivation.value - solver.value(of: variable)) < 1e-5
    else { return false }
    let start = variable.position * width
    for term in derivation.terms {
      let place = Int(term.constraint.index)
      tight[place] = true
      if inputs[place] >= 0 {
        formulas[start + Int(inputs[place])] += term.multiplier
      } else {
        formulas[start + width - 1] += term.contribution
      }
    }
    return true
  }

  /// Adds what every row that is not tight demands; fails if a tight row is on an edge, where the
  /// priorities alone do not decide.
  ///
  /// The two rows of a content size count as one: hugging speaks above its value and compression
  /// resistance below; at most one of them has a multiplier.
  private mutating func addConditions(_ model: SolverModel, _ certificate: Certificate) -> Bool {
    var multipliers = [[Certificate.Component]](repeating: [], count: inputs.count)
    for row in certificate.rows {
      multipliers[Int(row.constraint.index)] = row.multiplier
    }
    var below = [Priority?](repeating: nil, count: inputs.count)
    var isPartner = [Bool](repeating: false, count: inputs.count)
    for row in model.rows { below[Int(row.id.index)] = row.below }
    for partner in partners where partner >= 0 { isPartner[Int(partner)] = true }
    var residual = [Double](repeating: 0, count: width)
    for row in model.rows {
      let place = Int(row.id.index)
      if isPartner[place] { continue }
      var multiplier = multipliers[place]
      var isTight = tight[place]
      var lower = row.below
      let partner = Int(partners[place])
      if partner >= 0 {
        lower = below[partner]
        if multiplier.isEmpty { multiplier = multipliers[partner] }
        isTight = isTight || tight[partner]
      }
      let isBelowTop = Self.isBelow(multiplier, 1, row.above, row.weight)
      let isAboveBottom = Self.isBelow(multiplier, -1, lower, row.weight)
      if isTight {
        if !isBelowTop || !isAboveBottom { return false }
        continue
      }
      if !isBelowTop && !isAboveBottom { continue }
      write(row, model, to: &residual)
      if residual.dropLast().allSatisfy({ abs($0) < 1e-12 }) { continue }
      residuals.append(residual[...])
      sides.append(isBelowTop ? (isAboveBottom ? .zero : .notPositive) : .notNegative)
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

  /// Writes how far a row is off as a function of the inputs.
  private func write(
    _ row: SolverModel.Row, _ model: SolverModel, to residual: inout [Double]
  ) {
    for index in 0..<width { residual[index] = 0 }
    for term in row.terms {
      let start = model.variables[term.variable].position * width
      for index in 0..<width { residual[index] += term.coefficient * formulas[start + index] }
    }
    let input = Int(inputs[Int(row.id.index)])
    if input >= 0 { residual[input] -= 1 } else { residual[width - 1] -= row.constant }
  }
}
