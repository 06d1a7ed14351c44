import Testing
import TinamouSolver
import TinamouTestSupport

@testable import TinamouVerifyCommand

/// General linear programs, which are not layouts.
@Suite struct ProgramTests {
  @Test(arguments: ProgramCase.Family.allCases)
  func `a program of every kind has the optimum of GLPK`(_ family: ProgramCase.Family) {
    for number in 0..<3 {
      var generator = ProgramGenerator(seed: 4, stream: UInt64(number), sizes: 10...40)
      let check = ProgramCheck(generator.makeCase(family))
      #expect(check.fault == nil, "seed 4, program \(number)")
      #expect(check.undecided == nil, "seed 4, program \(number)")
    }
  }

  @Test func `a program that fills in is handed to the kernel`() {
    var generator = ProgramGenerator(seed: 5, stream: 0, sizes: 180...190)
    let check = ProgramCheck(generator.makeCase(.dense))
    #expect(check.fault == nil)
    #expect(check.statistics.kernelSolves == 1)
  }

  /// Each of these has a basis that amplifies the rounding of constants ten million times.
  @Test(arguments: [58, 85, 274, 292])
  func `a program with more tight rows than variables has the optimum of GLPK`(_ number: UInt64) {
    var generator = ProgramGenerator(seed: 1, stream: number)
    let check = ProgramCheck(generator.makeCase(.sparse))
    #expect(check.fault == nil, "seed 1, program \(number)")
    #expect(check.undecided == nil, "seed 1, program \(number)")
  }

  @Test func `a layout is left to the definitions`() {
    var run = DriftRun(seed: 6)
    run.run(edits: 200, checkpoints: 2)
    #expect(run.fault == nil)
    #expect(run.statistics.kernelSolves == 0)
  }

  // `make drift` makes more edits of this layout and the next ones.
  @Test(arguments: [
    DriftLayout.Content.tree(rowCount: 500), .cells(100), .columns(100),
  ])
  func `layouts of many rows are switched and resized without a trace`(
    content: DriftLayout.Content
  ) {
    var run = DriftRun(seed: 3, content: content)
    run.run(edits: 30, checkpoints: 2)
    #expect(run.fault == nil)
    #expect(run.checkpoints == 2)
  }

  @Test func `many edits leave no trace`() {
    var run = DriftRun(seed: 2)
    run.run(edits: 300, checkpoints: 3)
    #expect(run.fault == nil)
    #expect((run.closure?.absolute ?? 1) <= 1e-9)
    #expect(run.checkpoints == 3)
  }
}
