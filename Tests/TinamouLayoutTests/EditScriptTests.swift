import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Random edits of random trees lead to the same layout as a new engine.
@Suite struct EditScriptTests {
  @Test(arguments: Array(UInt64(200)...280))
  func `questions and passes between the edits change no answer`(_ seed: UInt64) throws {
    var script = EditScript(seed: seed)
    let engine = LayoutEngine(root: script.root, environment: plainEnvironment(400, 300, scale: 2))
    engine.fewestReadingsOfDraft = 1
    for _ in 0..<12 {
      for _ in 0...script.random(6) { script.edit(engine) }
      try script.ask(engine)
    }
    let edited = try engine.solve()
    #expect(try engine.certificate().isValid)
    let fresh = try LayoutEngine(root: script.root, environment: engine.environment).solve()
    #expect(edited.items.map(\.exactFrame) == fresh.items.map(\.exactFrame))
    #expect(edited.ambiguous == fresh.ambiguous)
    #expect(edited.broken.map(\.broken) == fresh.broken.map(\.broken))
    #expect(edited.statistics.solver.doubts == SolverStatistics.Doubts())
  }

  @Test(arguments: Array(UInt64(1)...60))
  func `an edited layout equals a fresh one to the byte`(_ seed: UInt64) throws {
    var script = EditScript(seed: seed)
    let engine = LayoutEngine(root: script.root, environment: plainEnvironment(400, 300, scale: 2))
    engine.fewestReadingsOfDraft = 1
    for _ in 0..<12 {
      for _ in 0...script.random(6) { script.edit(engine) }
      _ = try engine.solve()
      #expect(try engine.certificate().isValid)
    }
    let edited = try engine.solve()
    let fresh = try LayoutEngine(root: script.root, environment: engine.environment).solve()
    #expect(edited.items.map(\.exactFrame) == fresh.items.map(\.exactFrame))
    #expect(edited.ambiguous == fresh.ambiguous)
    #expect(edited.broken.map(\.broken) == fresh.broken.map(\.broken))
    #expect(edited.statistics.solver.doubts == SolverStatistics.Doubts())
  }

  @Test(arguments: Array(UInt64(100)...115))
  func `a refused update leaves the layout as it was, and every later one`(
    _ seed: UInt64
  ) throws {
    var script = EditScript(seed: seed)
    let engine = LayoutEngine(root: script.root, environment: plainEnvironment(400, 300))
    let bad = LayoutConstraint(
      LayoutExpression([.init(script.root, .width)]), .equal,
      LayoutExpression(constant: .infinity))
    for _ in 0..<8 {
      for _ in 0...script.random(6) { script.edit(engine) }
      let before = try engine.solve()
      var copy = script
      #expect(throws: LayoutError.self) {
        try engine.update { () throws(LayoutError) in
          for _ in 0..<6 { copy.edit(engine) }
          try bad.activate()
        }
      }
      let after = try engine.solve()
      #expect(after.items.map(\.exactFrame) == before.items.map(\.exactFrame))
      #expect(after.broken.map(\.broken) == before.broken.map(\.broken))
    }
  }
}
