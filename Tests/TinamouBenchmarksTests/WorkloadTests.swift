import Testing

@testable import TinamouBenchmarks

struct WorkloadTests {
  static let operations = BenchmarkOperation.allCases

  @Test(arguments: Workload.allCases, operations)
  func `the solver and the hand-written layout agree after every step`(
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
        for (one, other) in zip(ours, byHand) { #expect(abs(one - other) < 1e-5) }
      }
    }
  }
}
