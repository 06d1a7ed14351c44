import Testing

@testable import TinamouBenchmarks

struct WorkloadTests {
  @Test(arguments: Workload.allCases, BenchmarkOperation.allCases)
  func `the solver and the hand-written layout agree after every compared step`(
    workload: Workload, operation: BenchmarkOperation
  ) throws {
    for size in [2, 3, 12] {
      let benchmark = workload.makeCase(size: size)
      if operation != .build && benchmark.script(for: operation) == nil { continue }
      let solver = SolverRunner(benchmark)
      let manual = ManualRunner(benchmark)
      #expect(try solver.trace(.build).values == manual.trace(.build).values)
      let (ours, byHand) = (try solver.trace(operation), manual.trace(operation))
      #expect(ours.values.count == byHand.values.count)
      for (ours, byHand) in zip(ours.values, byHand.values) {
        #expect(zip(ours, byHand).allSatisfy { abs($0 - $1) < 1e-5 })
      }
    }
  }

  @Test(arguments: Workload.allCases, BenchmarkOperation.allCases)
  func `a script ends where it started`(
    workload: Workload, operation: BenchmarkOperation
  ) throws {
    let benchmark = workload.makeCase(size: 10)
    guard let script = benchmark.script(for: operation) else { return }
    let solver = SolverRunner(benchmark)
    let atStart = try solver.trace(.build).values.last
    let trace = try solver.trace(operation)
    #expect(trace.stepTimes.count == script.steps.count)
    #expect(trace.values.last == atStart)
  }

  @Test(arguments: Workload.allCases)
  func `a steady resize stays inside one piece`(workload: Workload) throws {
    for size in [10, 100] {
      let solver = SolverRunner(workload.makeCase(size: size))
      _ = try solver.trace(.build)
      let before = solver.basisChanges
      let values = try solver.trace(.steady).values
      #expect(solver.basisChanges == before)
      #expect(Set(values).count > 1)
    }
  }

  @Test(arguments: [Workload.chain, .cells, .form, .adaptive])
  func `a drag crosses breakpoints`(workload: Workload) throws {
    let solver = SolverRunner(workload.makeCase(size: 10))
    _ = try solver.trace(.build)
    let before = solver.basisChanges
    _ = try solver.trace(.drag)
    #expect(solver.basisChanges > before)
  }

  @Test func `a cell has 26 constraints and 10 sizes that must not be negative`() {
    let (small, large) = (
      Workload.cells.makeCase(size: 10).model, Workload.cells.makeCase(size: 11).model
    )
    let difference = large.initialRows.count - small.initialRows.count
    #expect(difference == 36)
    #expect(large.initialRows.count { large.rows[$0].group == .system } == 110)
  }

  @Test func `a switch changes at least 12 constraints in each cell`() throws {
    let sets = try #require(Workload.adaptive.makeCase(size: 10).sets)
    #expect(sets.regular.count >= 120)
    #expect(sets.compact.count >= 120)
    #expect(Set(sets.regular).isDisjoint(with: sets.compact))
  }

  @Test func `a batch changes up to 1,000 different constants`() throws {
    for (size, count) in [(10, 10), (1000, 1000), (2500, 1000)] {
      let script = try #require(Workload.chain.makeCase(size: size).script(for: .batch))
      #expect(script.steps.count == 2)
      for step in script.steps {
        let rows = script.edits[step.edits].compactMap { edit in
          if case .setConstant(let row, _) = edit { row } else { nil }
        }
        #expect(Set(rows).count == count)
      }
    }
  }
}
