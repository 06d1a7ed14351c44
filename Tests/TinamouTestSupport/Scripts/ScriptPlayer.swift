package import TinamouSolver

/// Plays an edit script on a solver.
package struct ScriptPlayer {
  /// The result of a batch.
  package enum Outcome {
    case applied
    /// The solver threw; the model is the one that the batch describes.
    case refused(SolverError, attempted: SolverModel)
  }

  package let solver: Solver
  package private(set) var state = ScriptState()
  private var variables: [Int: Variable] = [:]
  private var rows: [Int: ConstraintID] = [:]

  package init(policy: ConflictPolicy) { solver = Solver.checked(conflictPolicy: policy) }

  /// Builds the model of a state in a new solver, in a random order.
  package init(building state: ScriptState, generator: inout SeededGenerator) {
    self.init(policy: .relax)
    var edits = generator.shuffled(
      state.variableNumbers.map { Edit.addVariable($0, order: state.variables[$0] ?? 0) })
    let parameters = Dictionary(uniqueKeysWithValues: state.parameters.map { ($1, $0) })
    for number in generator.shuffled(state.rowNumbers) {
      guard let row = state.rows[number] else { continue }
      // A parameter whose weight or one priority has changed is a row like any other.
      if let variable = parameters[number], row.weight == 1, let priority = row.below,
        row.above == priority
      {
        edits.append(
          .addParameter(
            number, variable: variable, value: row.constant, priority: priority, order: row.order))
      } else {
        edits.append(.add(number, row))
      }
    }
    let size = generator.pick([1, 7, edits.count + 1])
    for start in stride(from: 0, to: edits.count, by: size) {
      let end = min(edits.count, start + size)
      _ = play(EditScript.Batch(Array(edits[start..<end])))
    }
  }

  /// The values of the variables, in document order.
  package var values: [Double] {
    state.variableNumbers.map { number in variables[number].map { solver.value(of: $0) } ?? 0 }
  }

  /// The same values, all of them read at once.
  package var valuesReadAtOnce: [Double] {
    solver.withValues { values in
      state.variableNumbers.map { number in
        variables[number].map { values[$0.position] } ?? 0
      }
    }
  }

  /// The handle of a variable of the script.
  package func handle(ofVariable number: Int) -> Variable? { variables[number] }

  /// The numbers of the rows that leave a choice, in document order.
  package var choices: [Int] { numbers(of: solver.ambiguity().choices) }

  /// The numbers of the broken rows, in the order of the conflicts.
  package var brokenRows: [Int] { numbers(of: solver.conflicts.map(\.broken)) }

  /// The numbers of the rows in the script.
  package func numbers(of constraints: [ConstraintID]) -> [Int] {
    let numbers = Dictionary(uniqueKeysWithValues: rows.map { ($1, $0) })
    return constraints.map { numbers[$0] ?? -1 }
  }

  /// The input of the solver, for GLPK.
  package var model: SolverModel {
    Self.model(
      of: state, variables: variables, rows: rows, broken: Set(solver.conflicts.map(\.broken)))
  }

  /// Plays a batch; edits that do not apply are skipped. `readInside` receives the values, by
  /// number, that are read inside the update, after its edits, of the variables that it leaves.
  package mutating func play(
    _ batch: EditScript.Batch, readInside: (([Int: Double]) -> Void)? = nil
  ) -> Outcome {
    var attempt = self
    do throws(SolverError) {
      if readInside == nil, let edit = callAlone(in: batch) {
        try attempt.perform(edit)
      } else {
        try solver.update { () throws(SolverError) in
          for edit in batch.edits { try attempt.perform(edit) }
          readInside?(valuesOfVariables(leftBy: attempt))
          if batch.isAbandoned { try attempt.performInvalidEdit() }
        }
      }
    } catch {
      let attempted = Self.model(
        of: attempt.state, variables: attempt.variables, rows: attempt.rows, broken: [])
      return .refused(error, attempted: attempted)
    }
    self = attempt
    return .applied
  }

  /// The only edit of a batch, if it can be a call outside an update.
  private func callAlone(in batch: EditScript.Batch) -> Edit? {
    // A refused call has no identifier, and the proof of its conflict could not be checked.
    if solver.conflictPolicy == .refuse || batch.isAbandoned || batch.edits.count != 1 {
      return nil
    }
    // An update in an update would be an update.
    if case .update = batch.edits[0] { return nil }
    return batch.edits[0]
  }

  /// Plays edits that are known to apply, in one update.
  ///
  /// - Complexity: O(number of edits) beside the solver's work; nothing is kept to go back to.
  package mutating func playForCertain(_ edits: [Edit]) throws(SolverError) {
    let solver = solver
    try solver.update { () throws(SolverError) in
      for edit in edits { try perform(edit) }
    }
  }

  private mutating func perform(_ edit: Edit) throws(SolverError) {
    if case .update(let edits, let isRefused) = edit {
      return try performInside(edits, isRefused: isRefused)
    }
    var parameterRow: Int?
    if case .removeVariable(let number) = edit { parameterRow = state.parameters[number] }
    if !state.apply(edit) { return }
    switch edit {
    case .addVariable(let number, let order):
      variables[number] = solver.addVariable(order: DocumentOrder(rawValue: order))
    case .removeVariable(let number):
      if let variable = variables[number] { try solver.remove(variable) }
      if let parameterRow { rows[parameterRow] = nil }
      variables[number] = nil
    case .add(let number, let row):
      rows[number] = try solver.add(
        constraint(of: row), order: DocumentOrder(rawValue: row.order))
    case .remove(let number):
      if let row = rows[number] { try solver.remove(row) }
      rows[number] = nil
    case .addParameter(let number, let variable, let value, let priority, let order):
      if let variable = variables[variable] {
        rows[number] = try solver.addEditParameter(
          variable, value: value, priority: Priority(priority),
          order: DocumentOrder(rawValue: order))
      }
    case .suggest(let value, let variable):
      if let variable = variables[variable] { try solver.suggest(value, for: variable) }
    case .setConstant(let number, _), .setPriority(let number, _),
      .setPriorities(let number, _, _), .setRelation(let number, _), .setWeight(let number, _),
      .setCoefficient(let number, _, _), .replace(let number, _), .setActive(let number, _):
      if let row = rows[number] { try change(row, edit) }
    case .update: break
    }
  }

  /// Plays an update inside the current one, which goes on if the inner one is refused.
  private mutating func performInside(_ edits: [Edit], isRefused: Bool) throws(SolverError) {
    let solver = solver
    do throws(SolverError) {
      try solver.update { () throws(SolverError) in
        for edit in edits { try perform(edit) }
        if isRefused { try performInvalidEdit() }
      }
    } catch {
      if !isRefused { throw error }
    }
  }

  private func valuesOfVariables(leftBy attempt: ScriptPlayer) -> [Int: Double] {
    variables.filter { attempt.variables[$0.key] == $0.value }.mapValues { solver.value(of: $0) }
  }

  private func performInvalidEdit() throws(SolverError) {
    try solver.add(Constraint(LinearExpression(constant: .nan), .equal, 0))
  }

  private func change(_ row: ConstraintID, _ edit: Edit) throws(SolverError) {
    switch edit {
    case .setConstant(_, let constant): try solver.setConstant(constant, of: row)
    case .setPriority(_, let priority): try solver.setPriority(Priority(priority), of: row)
    case .setPriorities(_, let below, let above):
      try solver.setPriorities(
        below: below.map { Priority($0) }, above: above.map { Priority($0) }, of: row)
    case .setRelation(_, let relation): try solver.setRelation(relation, of: row)
    case .setWeight(_, let weight): try solver.setWeight(weight, of: row)
    case .setCoefficient(_, let variable, let coefficient):
      if let variable = variables[variable] {
        try solver.setCoefficient(coefficient, of: variable, in: row)
      }
    case .replace(_, let content): try solver.replace(row, with: constraint(of: content))
    case .setActive(_, let isActive): try solver.setActive(isActive, row)
    default: break
    }
  }

  private func constraint(of row: ScriptRow) -> Constraint {
    let terms = row.terms.compactMap { term in
      variables[term.variable].map { LinearExpression.Term($0, term.coefficient) }
    }
    return Constraint(
      LinearExpression(terms, constant: -row.constant), below: row.below.map { Priority($0) },
      above: row.above.map { Priority($0) }, weight: row.weight)
  }

  private static func model(
    of state: ScriptState, variables: [Int: Variable], rows: [Int: ConstraintID],
    broken: Set<ConstraintID>
  ) -> SolverModel {
    let numbers = state.variableNumbers.filter { variables[$0] != nil }
    let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    var model = SolverModel(variables: numbers.compactMap { variables[$0] }, rows: [])
    for number in state.rowNumbers {
      // A refused row has no identifier.
      guard let row = state.rows[number], let id = rows[number] else { continue }
      var coefficients: [Int: Double] = [:]
      var sizes: [Int: Double] = [:]
      for term in row.terms {
        guard let place = places[term.variable] else { continue }
        coefficients[place, default: 0] += term.coefficient
        sizes[place, default: 0] += abs(term.coefficient)
      }
      model.rows.append(
        SolverModel.Row(
          id: id,
          terms:
            coefficients
            // A rounding error of coefficients is not a coefficient.
            .filter { abs($0.value) > 0x1p-50 * sizes[$0.key, default: 0] }
            .sorted { $0.key < $1.key }
            .map { (variable: $0.key, coefficient: $0.value) },
          constant: row.constant, below: row.below.map { Priority($0) },
          above: row.above.map { Priority($0) }, weight: row.weight,
          order: DocumentOrder(rawValue: row.order), isBroken: broken.contains(id)))
    }
    return model
  }
}
