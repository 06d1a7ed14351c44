package import TinamouSolver

/// Proves conflicts independently: multiples of the rows add up to a contradiction, and without any
/// one member the others can hold.
package struct ConflictCheck {
  /// An error in a conflict.
  package enum Fault: Error, Hashable, Sendable {
    /// A member is not a row of the model, or a multiplier relies on a side that is not required.
    case member(ConstraintID)
    /// The multiplied rows do not cancel in this variable.
    case sum(Variable, Double)
    /// The multiplied rows add up, but not to a contradiction.
    case noContradiction(Double)
    /// Without this member the others still cannot hold.
    case reducible(ConstraintID)
    /// Changing the constant of this member as its repair says does not let the set hold.
    case uselessRepair(ConstraintID)
    /// The members are not in document order, or the broken one is not the last of them.
    case order
    /// Neither GLPK nor exact arithmetic could tell.
    case undecided(Undecided)
  }

  private let model: SolverModel
  private var numbers: [ConstraintID: Int] = [:]

  /// Prepares to check conflicts between rows of this model.
  package init(_ model: SolverModel) {
    self.model = model
    for (number, row) in model.rows.enumerated() { numbers[row.id] = number }
  }

  /// Checks a conflict; irreducibility is checked only if `isLeavingOut`.
  package func check(
    _ conflict: Conflict, leavingOut isLeavingOut: Bool = true
  ) throws(Fault) {
    var members: [Int] = []
    for member in conflict.members {
      guard let number = numbers[member.constraint] else { throw .member(member.constraint) }
      members.append(number)
    }
    if members != members.sorted() || conflict.members.last?.constraint != conflict.broken {
      throw .order
    }
    try checkSum(conflict, members)
    let dependency = RowDependency(
      members.map { model.rows[$0] }, variableCount: model.variables.count)
    if isLeavingOut && !dependency.involvesAll { try checkIrreducible(members) }
    try checkRepairs(conflict, members, isIndependent: dependency.involvesAll)
  }

  /// Farkas' lemma: nonnegative multiples of r <= 0 and nonpositive multiples of r >= 0 add up to 0
  /// <= -x.
  private func checkSum(_ conflict: Conflict, _ members: [Int]) throws(Fault) {
    var sums = [Double](repeating: 0, count: model.variables.count)
    var sizes = sums
    var constant = 0.0
    var size = 0.0
    for (member, number) in zip(conflict.members, members) {
      let row = model.rows[number]
      let side = member.multiplier > 0 ? row.above : row.below
      if member.multiplier == 0 || side?.isRequired != true { throw .member(row.id) }
      for term in row.terms {
        sums[term.variable] += member.multiplier * term.coefficient
        sizes[term.variable] += abs(member.multiplier * term.coefficient)
      }
      constant += member.multiplier * row.constant
      size += abs(member.multiplier * row.constant)
    }
    for (place, sum) in sums.enumerated() where abs(sum) > 1e-9 * max(1, sizes[place]) {
      throw .sum(model.variables[place], sum)
    }
    let rounding = 1e-9 * max(1, size)
    if constant < -rounding { return }
    if constant > rounding { throw .noContradiction(constant) }
    // Whether so small a sum is the rounding of the proof is decided exactly: it is within GLPK's
    // tolerance as well.
    let proof = SolverModel(variables: model.variables, rows: members.map { model.rows[$0] })
    if try canHoldExactly(proof) { throw .noContradiction(constant) }
  }

  private func checkIrreducible(_ members: [Int]) throws(Fault) {
    for left in members {
      let others = members.filter { $0 != left }.map { model.rows[$0] }
      if try !canHold(others) { throw .reducible(model.rows[left].id) }
    }
  }

  /// Checks that each repair, made slightly larger because it only just suffices, lets the members
  /// hold.
  ///
  /// If any members but one are independent, they can all hold as soon as the multiplied constants
  /// no longer contradict each other.
  private func checkRepairs(
    _ conflict: Conflict, _ members: [Int], isIndependent: Bool
  ) throws(Fault) {
    let gap = zip(conflict.members, members).reduce(0) {
      $0 + $1.0.multiplier * model.rows[$1.1].constant
    }
    for (place, member) in conflict.members.enumerated() {
      var rows = members.map { model.rows[$0] }
      // If both sides of all members are required, only the exact amount suffices.
      let isExact = rows.allSatisfy { $0.below?.isRequired == true && $0.above?.isRequired == true }
      if isIndependent && !isExact && gap + member.multiplier * member.repair * (1 + 1e-6) >= 0 {
        continue
      }
      if !isExact {
        rows[place].constant += member.repair * (1 + 1e-6)
        if try !canHold(rows) { throw .uselessRepair(member.constraint) }
        continue
      }
      rows[place].constant += member.repair
      if try canHold(rows) { continue }
      // Where other rows amplify the rounding of the new constant, no double suffices. Then the
      // exact amount has to be between the doubles next to it.
      let constant = rows[place].constant
      rows[place].above = nil
      rows[place].constant = constant.nextDown
      var upper = model.rows[members[place]]
      upper.below = nil
      upper.constant = constant.nextUp
      if try !canHold(rows + [upper]) { throw .uselessRepair(member.constraint) }
    }
  }

  private func canHold(_ rows: [SolverModel.Row]) throws(Fault) -> Bool {
    let model = SolverModel(variables: model.variables, rows: rows)
    // GLPK's answer depends on its tolerance where rows nearly contradict each other, so exact
    // arithmetic decides what it calls a contradiction.
    if (try? RequiredWalk(model).brokenRows())?.isEmpty == true { return true }
    return try canHoldExactly(model)
  }

  private func canHoldExactly(_ model: SolverModel) throws(Fault) -> Bool {
    guard let broken = ExactAnswer.brokenRows(of: model) else { throw .undecided(.tooManyPivots) }
    return broken.isEmpty
  }
}
