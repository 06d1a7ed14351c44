import Testing
import TinamouTestSupport

@testable import TinamouVerifyCommand

@Suite struct EditScriptTests {
  @Test func `a script comes back from its text exactly`() {
    for number in 0..<60 {
      let script = FuzzRun(seed: 11, count: 60).script(number)
      #expect(EditScript(text: script.text) == script, "seed 11, script \(number)")
    }
  }

  @Test(arguments: ["row 1", "update\n row 1 2 - - 1", "update\n jump 1", "update\n constant 1 x"])
  func `a mistake in a text is found`(text: String) {
    #expect(EditScript(text: text) == nil)
  }

  @Test func `an edit that does not apply leaves no trace`() {
    let row = ScriptRow(
      terms: [ScriptRow.Term(0, 1)], constant: 3, below: 1000, above: nil, order: 1)
    let edits: [(edit: Edit, applies: Bool)] = [
      (.addVariable(0, order: 1), true), (.addVariable(0, order: 2), false),
      (.add(7, row), true), (.removeVariable(0), false), (.suggest(1, variable: 0), false),
      (.setConstant(8, 1), false),
    ]
    var state = ScriptState()
    for (edit, applies) in edits {
      let isApplied = state.apply(edit)
      #expect(isApplied == applies, "\(edit)")
    }
    #expect(state.rows == [7: row])
    #expect(state.variables == [0: 1])
  }

  @Test func `a script is shortened to what shows the fault`() {
    let script = FuzzRun(seed: 3, count: 5).script(4)
    func isFault(_ edit: Edit) -> Bool {
      if case .setConstant = edit { return true }
      return false
    }
    func faults(_ script: EditScript) -> Int {
      script.batches.reduce(0) { $0 + $1.edits.count(where: isFault) }
    }
    #expect(faults(script) >= 2)
    var reducer = ScriptReducer(script) { faults($0) >= 2 }
    reducer.reduce()
    #expect(reducer.script.batches.count == 1)
    #expect(reducer.script.editCount == 2)
  }

  @Test func `random numbers are those of xoshiro256 starstar`() {
    var generator = SeededGenerator(seed: 0)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [0x99ec_5f36_cb75_f2b4, 0xbf6e_1f78_4956_452a, 0x1a5f_849d_4933_e6e0])
    var stream = SeededGenerator(seed: 1, stream: 7)
    let others = (0..<2).map { _ in stream.next() }
    #expect(others == [0x7a86_873e_cc97_575d, 0x2f59_47b9_80e7_ebd2])
  }
}
