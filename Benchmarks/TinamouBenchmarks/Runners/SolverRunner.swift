import TinamouSolver

/// Executes scripts with the solver of this package, through its public interface.
package final class SolverRunner: BenchmarkRunner {
  private let scripts: [BenchmarkOperation: BenchmarkScript]
  private let counter: AllocationCounter?
  private var session: SolverSession

  package init(_ benchmark: BenchmarkCase, counter: AllocationCounter? = nil) {
    self.counter = counter
    scripts = benchmark.scripts
    session = SolverSession(benchmark.model)
  }

  /// Basis changes and flips of the current solver since it was made.
  package var basisChanges: Int {
    let statistics = session.solver.statistics
    return statistics.dualPivots + statistics.primalPivots + statistics.flips
  }

  package func time(
    _ operation: BenchmarkOperation, repetitions: Int
  ) throws(RunnerError) -> UInt64 {
    guard let script = scripts[operation] else { return try timeBuild(repetitions: repetitions) }
    do {
      let start = Clock.thread
      // One access for all steps, as in `ManualRunner`.
      for _ in 0..<repetitions { try session.run(script) }
      return Clock.thread - start
    } catch {
      throw RunnerError(error)
    }
  }

  /// Times builds. The solvers are kept until the clock has stopped, since releasing one is not
  /// part of a build.
  private func timeBuild(repetitions: Int) throws(RunnerError) -> UInt64 {
    var sessions: [SolverSession] = []
    sessions.reserveCapacity(repetitions)
    for _ in 0..<repetitions { sessions.append(SolverSession(session.model)) }
    do {
      let start = Clock.thread
      for index in sessions.indices { try sessions[index].build() }
      let end = Clock.thread
      if let last = sessions.last { session = last }
      return end - start
    } catch {
      throw RunnerError(error)
    }
  }

  package func trace(_ operation: BenchmarkOperation) throws(RunnerError) -> RunnerTrace {
    var trace = RunnerTrace(stepTimes: [], values: [])
    do {
      guard let script = scripts[operation] else {
        var fresh = SolverSession(session.model)
        trace.stepTimes.append(
          try Clock.time { () throws(SolverError) in try fresh.build() })
        session = fresh
        trace.values.append(session.allValues())
        return trace
      }
      let compared = Set(script.comparedSteps)
      for (index, step) in script.steps.enumerated() {
        trace.stepTimes.append(
          try Clock.time { () throws(SolverError) in try session.execute(step, of: script) })
        if compared.contains(index) { trace.values.append(session.allValues()) }
      }
      return trace
    } catch {
      throw RunnerError(error)
    }
  }

  package func countAllocations(
    _ operation: BenchmarkOperation
  ) throws(RunnerError) -> AllocationCount? {
    guard let counter else { return nil }
    if operation == .build { session = SolverSession(session.model) }
    counter.start()
    let failure: SolverError?
    do {
      try session.run(scripts[operation])
      failure = nil
    } catch {
      failure = error
    }
    let count = counter.stop()
    if let failure { throw RunnerError(failure) }
    return count
  }
}

extension RunnerError {
  fileprivate init(_ error: SolverError) {
    if case .conflict(let conflict) = error {
      self = .failed("a conflict of \(conflict.members.count) constraints")
    } else {
      self = .failed("\(error)")
    }
  }
}
