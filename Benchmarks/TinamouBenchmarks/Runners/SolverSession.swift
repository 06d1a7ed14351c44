import TinamouSolver

/// A solver with the model of a benchmark.
struct SolverSession {
  let model: BenchmarkModel
  private let rows: SolverRows
  private(set) var solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [ConstraintID?] = []
  /// An array for the terms of one row.
  private var terms: [LinearExpression.Term] = []
  private var values: [Double]

  init(_ model: BenchmarkModel) {
    self.model = model
    rows = SolverRows(model)
    values = Array(repeating: 0, count: model.variableCount)
  }

  /// Makes the solver, adds everything in one update and reads all values.
  mutating func build() throws(SolverError) {
    let solver = Solver()
    let (model, rows) = (model, rows)
    solver.reserveCapacity(
      variables: model.initialVariableCount, constraints: rows.initial.count + 1)
    let (variables, constraints) = try solver.update { () throws(SolverError) in
      let variables = (0..<model.initialVariableCount).map { _ in solver.addVariable() }
      try solver.addEditParameter(
        variables[BenchmarkModel.windowWidth], value: model.initialWidth)
      return (variables, try rows.addInitial(variables, to: solver))
    }
    self.solver = solver
    self.variables = variables
    self.constraints = constraints
    readAll()
  }

  /// Runs a script, or the build if there is none.
  mutating func run(_ script: BenchmarkScript?) throws(SolverError) {
    guard let script else { return try build() }
    for step in script.steps { try execute(step, of: script) }
  }

  mutating func execute(
    _ step: BenchmarkScript.Step, of script: BenchmarkScript
  ) throws(SolverError) {
    if step.edits.count == 1 {
      try apply(script.edits[step.edits.lowerBound])
    } else {
      let solver = solver
      try solver.update { () throws(SolverError) in
        for index in step.edits { try apply(script.edits[index]) }
      }
    }
    if step.readsAll {
      readAll()
    } else {
      solver.withValues { all in
        for variable in script.readVariables {
          values[variable] = all[variables[variable].position]
        }
      }
    }
  }

  private mutating func apply(_ edit: BenchmarkEdit) throws(SolverError) {
    switch edit {
    case .suggest(let width):
      try solver.suggest(width, for: variables[BenchmarkModel.windowWidth])
    case .setConstant(let row, let constant):
      if let constraint = constraints[row] { try solver.setConstant(constant, of: constraint) }
    case .remove(let row):
      if let constraint = constraints[row] { try solver.remove(constraint) }
      constraints[row] = nil
    case .add(let row):
      constraints[row] = try rows.add(row, variables, to: solver, &terms)
    case .addVariable:
      variables.append(solver.addVariable())
    case .removeVariable(let variable):
      try solver.remove(variables[variable])
      if variable == model.variableCount - 1 {
        variables.removeLast(variables.count - model.initialVariableCount)
      }
    }
  }

  // MARK: Values

  /// Reads all values into one array, as a hand-written loop leaves them.
  private mutating func readAll() {
    let last = variables.count - 1
    solver.withValues { all in values[last] = all[variables[last].position] }
  }

  /// All values; zero for variables that do not exist.
  func allValues() -> [Double] {
    var result = [Double](repeating: 0, count: model.variableCount)
    for index in variables.indices { result[index] = solver.value(of: variables[index]) }
    return result
  }
}
