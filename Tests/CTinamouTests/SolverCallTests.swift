import CTinamou
import CTinamouHeader
import Testing

/// A solver through the C interface.
@Suite struct SolverCallTests {
  private let solver: tinamou_object
  private let x: tinamou_variable
  private let y: tinamou_variable

  init() {
    var solver: tinamou_object = 0
    var variables: [tinamou_variable] = [0, 0]
    #expect(tinamou_solver_open(0, &solver) == TINAMOU_OK)
    #expect(tinamou_solver_add_variables(solver, 2, nil, &variables) == TINAMOU_OK)
    self.solver = solver
    (x, y) = (variables[0], variables[1])
  }

  private func value(_ variable: tinamou_variable) -> Double {
    var value = -1.0
    #expect(tinamou_solver_read(solver, 1, [variable], &value) == TINAMOU_OK)
    return value
  }

  /// Adds `coefficient * variable` compared with `constant`.
  private func add(
    _ variable: tinamou_variable, _ relation: Int32, _ constant: Double, priority: Double = 1000,
    weight: Double = 1
  ) -> (status: tinamou_status, constraint: tinamou_constraint) {
    var constraint: tinamou_constraint = 0
    let status = tinamou_solver_add(
      solver, 1, [variable], [1], relation, constant, priority, weight, nil, &constraint)
    return (status, constraint)
  }

  @Test func `a batch applies all of its changes, or none after a cancel`() {
    #expect(tinamou_solver_begin(solver) == TINAMOU_OK)
    #expect(add(x, 0, 5).status == TINAMOU_OK)
    #expect(value(x) == 0)
    #expect(tinamou_solver_commit(solver) == TINAMOU_OK)
    #expect(value(x) == 5)
    #expect(tinamou_solver_begin(solver) == TINAMOU_OK)
    #expect(add(y, 0, 7).status == TINAMOU_OK)
    #expect(tinamou_solver_cancel(solver) == TINAMOU_OK)
    #expect(value(y) == 0)
    #expect(tinamou_solver_commit(solver) == TINAMOU_WRONG_BATCH)
  }

  @Test func `many constraints are added together or not at all`() {
    let status = tinamou_solver_add_many(
      solver, 3, [0, 1, 2, 3], [x, y, x], [1, 1, 1], [0, 0, 0], [3, 4, 5], nil, nil, nil)
    #expect(status == TINAMOU_CONFLICT)
    #expect([value(x), value(y)] == [0, 0])
  }

  @Test func `a conflict names its members, and their multipliers prove it`() {
    let low = add(x, 1, 10).constraint
    #expect(add(x, -1, 4).status == TINAMOU_CONFLICT)
    var count = 0
    var members = [tinamou_conflict_member](repeating: .init(), count: 4)
    #expect(tinamou_solver_conflict(solver, 0, nil, &members, 4, &count) == TINAMOU_OK)
    #expect(count == 2)
    #expect(members[0].constraint == low)
    // x >= 10 times -1 plus x <= 4 times 1 is 0 <= -6.
    #expect(members[1].multiplier == -members[0].multiplier)
    // The bound 10 would have to be 4.
    #expect(members[0].repair == -6)
  }

  @Test func `errors of one priority are weighed`() {
    // |x - 1| * 2 + |x - 5| * 3 is smallest at 5.
    #expect(add(x, 0, 1, priority: 250, weight: 2).status == TINAMOU_OK)
    #expect(add(x, 0, 5, priority: 250, weight: 3).status == TINAMOU_OK)
    #expect(value(x) == 5)
  }

  @Test func `a certificate has the multipliers of a linear program`() {
    // x is pulled to 9 and held at 4: the derivative of |x - 9| there is -1.
    #expect(add(x, -1, 4).status == TINAMOU_OK)
    #expect(add(x, 0, 9, priority: 500).status == TINAMOU_OK)
    var isValid: Int32 = 0
    var count = 0
    var rows = [tinamou_certificate_row](repeating: .init(), count: 8)
    #expect(tinamou_solver_certificate(solver, &isValid, &rows, 8, &count) == TINAMOU_OK)
    #expect(isValid == 1)
    let dual = rows.prefix(count).map { abs($0.multiplier) }
    #expect(dual == [1, 1])
    #expect(rows.prefix(count).allSatisfy { $0.priority == 500 })
  }

  @Test func `values before rounding have all digits`() {
    var constraint: tinamou_constraint = 0
    #expect(
      tinamou_solver_add(solver, 1, [x], [3], 0, 1, 1000, 1, nil, &constraint) == TINAMOU_OK)
    var value = 0.0
    #expect(tinamou_solver_read_unrounded(solver, 1, [x], &value) == TINAMOU_OK)
    #expect(value == 1.0 / 3)
    #expect(self.value(x) == (1.0 / 3 * 0x1p20).rounded() / 0x1p20)
  }
}
