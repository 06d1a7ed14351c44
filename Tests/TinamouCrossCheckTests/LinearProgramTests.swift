import CGLPKSupport
import Testing

@testable import TinamouCrossCheck

@Suite struct LinearProgramTests {
  @Test func `an error inside GLPK does not end the process`() throws {
    var before = try LinearProgram(
      rowCount: 1, columnCount: 1, entries: [.init(row: 0, column: 0, coefficient: 1)])
    #expect(linear_program_survives_error())
    // Everything made before the error is invalid and reports it; what is made afterwards works.
    var failure: Undecided?
    do throws(Undecided) { try before.minimize([]) } catch { failure = error }
    #expect(failure == .status(-1))
    var after = try LinearProgram(
      rowCount: 1, columnCount: 1, entries: [.init(row: 0, column: 0, coefficient: 1)])
    try after.setBounds(of: 0, lower: 3, upper: .infinity)
    try after.minimize([(0, 1)])
    let activities = after.activities
    #expect(activities == [3, 3])
  }

  @Test func `an unbounded program is undecided`() throws {
    var program = try LinearProgram(
      rowCount: 1, columnCount: 1, entries: [.init(row: 0, column: 0, coefficient: 1)])
    var failure: Undecided?
    do throws(Undecided) { try program.minimize([(0, 1)]) } catch { failure = error }
    #expect(failure == .unbounded)
  }

  @Test func `the optimal face is kept without spending a tolerance`() throws {
    // min x + y over x + y >= 1, x, y >= 0, then min x, then min y: (0, 1).
    var program = try LinearProgram(
      rowCount: 1, columnCount: 2,
      entries: [
        .init(row: 0, column: 0, coefficient: 1), .init(row: 0, column: 1, coefficient: 1),
      ])
    try program.setBounds(of: 0, lower: 1, upper: .infinity)
    for column in [1, 2] { try program.setBounds(of: column, lower: 0, upper: .infinity) }
    try program.minimize([(0, 1), (1, 1)])
    try program.keepOptimalFace()
    let isRowFixed = program.isFixed(0)
    #expect(isRowFixed)
    try program.minimize([(0, 1)])
    try program.keepOptimalFace()
    let isPoint = program.isVertexFixed
    #expect(isPoint)
    let activities = program.activities
    #expect(activities == [1, 0, 1])
  }
}
