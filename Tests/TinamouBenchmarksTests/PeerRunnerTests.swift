import Testing

@testable import TinamouBenchmarks

struct PeerRunnerTests {
  private func runner(_ program: String, timeLimit: Double = 10) -> PeerRunner {
    PeerRunner(
      program: program, benchmark: Workload.nested.makeCase(size: 4), orders: BuildOrder.allCases,
      timeLimit: timeLimit)
  }

  @Test func `a peer that does not answer is ended, and its build is not tried again`() {
    // Reads until its input ends, which never happens.
    let peer = runner("/usr/bin/wc", timeLimit: 0.2)
    #expect(throws: RunnerError.timeLimit(0.2)) { try peer.trace(.build) }
    #expect(throws: RunnerError.failed("its build is too slow")) { try peer.trace(.drag) }
  }

  @Test func `a peer that has ended is a failure`() {
    #expect(throws: RunnerError.failed("the peer has ended")) {
      try runner("/bin/false").trace(.build)
    }
  }

  @Test func `a peer that answers nonsense is a failure`() {
    #expect(throws: RunnerError.self) { try runner("/bin/cat").trace(.build) }
    #expect(throws: RunnerError.self) { try runner("/usr/bin/yes").time(.build, repetitions: 1) }
  }

  @Test func `a peer that is not there is a failure`() {
    #expect(throws: RunnerError.failed("/nowhere/peer does not start")) {
      try runner("/nowhere/peer").trace(.build)
    }
  }
}
