/// Measures the operations of one case alternately: ours, hand-written code and a peer.
struct CaseMeasurement {
  let workload: Workload
  let size: Int
  let benchmark: BenchmarkCase
  let plan: MeasurementPlan
  let ours: SolverRunner
  let manual: ManualRunner
  let peer: PeerRunner?

  init(
    _ workload: Workload, size: Int, plan: MeasurementPlan, counter: AllocationCounter?,
    peer: (program: String, orders: [BuildOrder])?
  ) {
    self.workload = workload
    self.size = size
    self.plan = plan
    let benchmark = workload.makeCase(size: size)
    self.benchmark = benchmark
    ours = SolverRunner(benchmark, counter: counter)
    manual = ManualRunner(benchmark)
    self.peer = peer.map {
      PeerRunner(
        program: $0.program, benchmark: benchmark, orders: $0.orders, timeLimit: plan.timeLimit)
    }
  }

  /// Measures an operation. The build comes first in any case, since the other operations start
  /// from it.
  func measure(_ operation: BenchmarkOperation) -> Measurement {
    var result = Measurement(
      workload: workload, size: size, operation: operation,
      constraintCount: benchmark.model.initialRows.count,
      operationCount: operationCount(of: operation), ours: .missing("not run"),
      manual: .missing("not run"))
    var subjects = [Subject(ours), Subject(manual)]
    if let peer { subjects.append(Subject(peer)) }
    for index in subjects.indices {
      subjects[index].begin(operation, plan: plan, operationCount: operationCount(of: operation))
    }
    for _ in 0..<plan.rounds {
      for index in subjects.indices { subjects[index].continue(operation, plan: plan) }
    }
    result.ours = subjects[0].outcome
    result.manual = subjects[1].outcome
    result.distribution = subjects[0].distribution(of: operation)
    result.manualComparison = compare(subjects[0].trace, subjects[1].trace, operation)
    if peer != nil {
      result.peer = subjects[2].outcome
      result.peerDistribution = subjects[2].distribution(of: operation)
      result.peerComparison = compare(subjects[0].trace, subjects[2].trace, operation)
    }
    count(
      operation, into: &result, withPeer: subjects.count > 2 && subjects[2].isRepeatable(plan))
    return result
  }

  private func operationCount(of operation: BenchmarkOperation) -> Int {
    benchmark.script(for: operation)?.operationCount ?? 1
  }

  /// Makes the counts, which need no repetition.
  private func count(
    _ operation: BenchmarkOperation, into result: inout Measurement, withPeer: Bool
  ) {
    guard case .timed = result.ours else { return }
    let operations = Double(operationCount(of: operation))
    let before = operation == .build ? 0 : ours.basisChanges
    if let count = try? ours.countAllocations(operation) {
      result.allocations = Double(count.count) / operations
      result.peakBytes = count.peakBytes
      if operation == .build { result.retainedBytes = count.retainedBytes }
      result.basisChanges = Double(ours.basisChanges - before) / operations
    }
    if withPeer, let count = try? peer?.countAllocations(operation) {
      result.peerAllocations = Double(count.count) / operations
      result.peerPeakBytes = count.peakBytes
    }
  }

  /// The worst comparison of all steps that are compared.
  private func compare(
    _ ours: RunnerTrace?, _ other: RunnerTrace?, _ operation: BenchmarkOperation
  ) -> Comparison? {
    guard let ours, let other, ours.values.count == other.values.count else { return nil }
    var tracker = RowTracker(benchmark.model)
    var worst = Comparison.equal
    var place = 0
    func compareNext() {
      let next = Comparison(
        ours: ours.values[place], peer: other.values[place], rows: tracker.rows)
      if next.severity > worst.severity { worst = next }
      place += 1
    }
    guard let script = benchmark.script(for: operation) else {
      compareNext()
      return worst
    }
    let compared = Set(script.comparedSteps)
    for (index, step) in script.steps.enumerated() {
      tracker.apply(script.edits[step.edits])
      if compared.contains(index) && place < ours.values.count { compareNext() }
    }
    return worst
  }
}

extension Comparison {
  fileprivate var severity: Int {
    switch self {
    case .equal: 0
    case .tied: 1
    case .peerIsWorse: 2
    case .oursAreWorse: 3
    }
  }
}
