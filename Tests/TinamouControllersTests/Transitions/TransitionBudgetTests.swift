import Testing
@testable import TinamouControllers
@testable import TinamouLayout

@Suite struct TransitionBudgetTests {
  private func report(
    _ seconds: [TransitionStage: Double], longestFrame: Double = 0
  ) -> TransitionReport {
    var report = TransitionReport(budget: .frameAt120Hertz)
    for stage in TransitionStage.allCases {
      report.stages.append(.init(stage: stage, seconds: seconds[stage] ?? 0))
    }
    report.longestFrameSeconds = longestFrame
    return report
  }

  @Test func `setup and create share one frame`() {
    #expect(report([.setup: 0.004, .create: 0.004]).verdict == .met)
    #expect(report([.setup: 0.004, .create: 0.005]).verdict == .missed(.create))
    #expect(report([.setup: 0.009, .create: 0.005]).verdict == .missed(.setup))
  }

  @Test func `each frame of the run stage has its own`() {
    #expect(report([.run: 0.3], longestFrame: 0.008).verdict == .met)
    #expect(report([.run: 0.3], longestFrame: 0.009).verdict == .missed(.run))
  }

  @Test func `slow completions miss nothing until the limit`() {
    #expect(report([.cleanup: 9.9]).verdict == .met)
    #expect(report([.setup: 0.1, .cleanup: 10]).verdict == .terminated(.cleanup))
    #expect(report([.setup: 10.1]).verdict == .terminated(.setup))
  }
}
