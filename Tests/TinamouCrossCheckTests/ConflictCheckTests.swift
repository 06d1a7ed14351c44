import Testing
import TinamouSolver
import TinamouTestSupport

@testable import TinamouCrossCheck

@Suite struct ConflictCheckTests {
  /// x >= 30, y - 2x >= 10, y <= 50, y <= 1000: the first three contradict each other.
  private var model: SolverModel {
    var model = ModelBuilder(variableCount: 2)
    model.add([1, 0], .greaterThanOrEqual, 30)
    model.add([-2, 1], .greaterThanOrEqual, 10)
    model.add([0, 1], .lessThanOrEqual, 50)
    model.add([0, 1], .lessThanOrEqual, 60)
    return model.model
  }

  /// The multiplied constants contradict each other by 20; `share` of that is repaired.
  private func fault(
    _ multipliers: [(row: Int, multiplier: Double)], repairing share: Double = 1
  ) -> ConflictCheck.Fault? {
    let members = multipliers.map {
      Conflict.Member(
        constraint: model.rows[$0.row].id, multiplier: $0.multiplier,
        repair: share * 20 / $0.multiplier)
    }
    let conflict = Conflict(members: members, broken: members[members.count - 1].constraint)
    do throws(ConflictCheck.Fault) {
      try ConflictCheck(model).check(conflict)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a true proof passes`() {
    #expect(fault([(0, -2), (1, -1), (2, 1)]) == nil)
  }

  @Test func `a repair that is too small is found out`() {
    let fault = fault([(0, -2), (1, -1), (2, 1)], repairing: 0.99)
    #expect(fault == .uselessRepair(model.rows[0].id))
  }

  @Test func `rows that do not cancel are no proof`() {
    #expect(fault([(0, -1), (1, -1), (2, 1)]) == .sum(model.variables[0], 1))
  }

  @Test func `a multiplier of the wrong sign is no proof`() {
    #expect(fault([(0, 2), (1, 1), (2, -1)]) == .member(model.rows[0].id))
  }

  @Test func `a contradiction smaller than the rounding of its proof is settled exactly`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    // The first two make x 4 and y 104, a thousand times less exactly than they are written.
    try solver.add(x - y == -100)
    try solver.add(x - 0.9990234375 * y == -99.8984375)
    try solver.add(304.25 * z == 76_062.5)
    try solver.add(z + 378.5 * x == 1764.03125)
    let conflict = try #require(solver.conflicts.first)
    let members = conflict.members.map { ($0.multiplier, $0.repair) }
    #expect(members.count == 4)
    try ConflictCheck(solver.model).check(conflict)
  }

  @Test func `a repair of equalities that is off by a millionth is found out`()
    throws
  {
    var builder = ModelBuilder(variableCount: 1)
    builder.add([1], .equal, 100)
    builder.add([1], .equal, 300)
    let model = builder.model
    func fault(offBy error: Double) -> ConflictCheck.Fault? {
      let members = [(0, 1.0), (1, -1)].map { row, multiplier in
        Conflict.Member(
          constraint: model.rows[row].id, multiplier: multiplier,
          repair: multiplier * 200 + error)
      }
      do throws(ConflictCheck.Fault) {
        let conflict = Conflict(members: members, broken: members[1].constraint)
        try ConflictCheck(model).check(conflict)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault(offBy: 0) == nil)
    #expect(fault(offBy: 1e-6) == .uselessRepair(model.rows[0].id))
  }

  /// The other constraints amplify the rounding of a new constant of the third a hundred thousand
  /// times.
  @Test func `the solver accepts a repair that no double states exactly`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let v = (0..<5).map { _ in solver.addVariable() }
    try solver.add(0.5 * v[1] + 252.134765625 * v[3] - v[4] == 69131.42578125)
    try solver.add(v[0] - v[3] == -182)
    let repaired = try solver.add(v[3] - 1.0048828125 * v[0] == 181.55078125)
    try solver.add(v[0] + v[4] + v[3] == 451)
    try solver.add(v[2] - v[1] == -44)
    try solver.add(v[2] - 1.0673828125 * v[0] == 106.80078125)
    let conflict = try #require(solver.conflicts.first)
    let repair = try #require(conflict.members.first { $0.constraint == repaired }).repair
    try solver.setConstant(181.55078125 + repair, of: repaired)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `a dependency of all rows differs from one of some`() {
    let rows = model.rows
    func involvesAll(_ places: [Int]) -> Bool {
      RowDependency(places.map { rows[$0] }, variableCount: 2).involvesAll
    }
    #expect(involvesAll([0]))
    #expect(involvesAll([0, 1]))
    #expect(involvesAll([0, 1, 2]))
    #expect(involvesAll([2, 3]))
    // The last two depend on each other without the first.
    #expect(!involvesAll([0, 2, 3]))
    #expect(!involvesAll([0, 1, 2, 3]))
  }

  @Test func `coefficients that are fractions depend on each other exactly`() {
    var builder = ModelBuilder(variableCount: 2)
    builder.add([0.1, -0.375], .equal, 0)
    builder.add([0.2, -0.75], .equal, 0)
    builder.add([0.3, -1.125], .equal, 0)
    let rows = builder.model.rows
    #expect(RowDependency([rows[0], rows[1]], variableCount: 2).involvesAll)
    // 0.1 + 0.2 is not 0.3, so that these two are independent, and all three depend on each other
    // without the last.
    #expect(RowDependency([rows[1], rows[2]], variableCount: 2).involvesAll)
    #expect(!RowDependency(rows, variableCount: 2).involvesAll)
  }

  @Test func `a sum that can hold is no proof`() {
    var builder = ModelBuilder(variableCount: 1)
    builder.add([1], .greaterThanOrEqual, 30)
    builder.add([1], .lessThanOrEqual, 31)
    let rows = builder.model.rows
    let conflict = Conflict(
      members: [
        Conflict.Member(constraint: rows[0].id, multiplier: -1),
        Conflict.Member(constraint: rows[1].id, multiplier: 1),
      ], broken: rows[1].id)
    #expect(throws: ConflictCheck.Fault.noContradiction(1)) {
      try ConflictCheck(builder.model).check(conflict)
    }
  }

  @Test func `a set with a member to spare is found out`() {
    #expect(
      fault([(0, -2), (1, -1), (2, 0.5), (3, 0.5)]) == .reducible(model.rows[2].id))
  }

  @Test func `the last member is the broken one`() {
    let members = [(0, -2.0), (1, -1), (2, 1)].map {
      Conflict.Member(constraint: model.rows[$0.0].id, multiplier: $0.1)
    }
    #expect(throws: ConflictCheck.Fault.order) {
      try ConflictCheck(model).check(Conflict(members: members, broken: members[0].constraint))
    }
  }
}
