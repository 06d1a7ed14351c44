import Testing

@testable import TinamouBenchmarks

struct ReportTests {
  private func measurement(
    _ size: Int, ours: Double, peer: Measurement.Outcome? = nil
  ) -> Measurement {
    Measurement(
      workload: .cells, size: size, operation: .build, constraintCount: 10 * size,
      operationCount: 1, ours: .timed(Timings([ours])), manual: .timed(Timings([2])), peer: peer,
      manualComparison: .equal)
  }

  // MARK: Numbers

  @Test func `the median and quantiles are measured values`() {
    #expect(Timings([5, 1, 9]).median == 5)
    #expect(Timings([5, 1, 9, 7]).median == 5)
    #expect(Timings([5, 1, 9]).minimum == 1)
    let hundred = (1...100).map(Double.init)
    #expect(Timings.quantile(0.99, of: hundred) == 99)
    #expect(Timings.quantile(0.99, of: [3]) == 3)
    #expect(Timings.quantile(0.5, of: []) == 0)
  }

  @Test func `one disturbed run does not make a step slow`() {
    let runs: [[UInt64]] = [[1000, 2000], [1000, 90_000], [1000, 3000]]
    let distribution = StepDistribution(runs: runs)
    #expect(distribution.worst == 3)
  }

  @Test func `of the same step all runs count`() {
    let distribution = StepDistribution(samples: (1...200).map { $0 * 1000 })
    #expect(distribution.p99 == 198)
    #expect(distribution.worst == 200)
  }

  @Test func `numbers are rounded to their decimals`() {
    #expect(BenchmarkReport.decimal(1.0049, places: 2) == "1.00")
    #expect(BenchmarkReport.decimal(0.996, places: 2) == "1.00")
    #expect(BenchmarkReport.decimal(12.5, places: 0) == "13")
    #expect(BenchmarkReport.decimal(-0.25, places: 1) == "-0.3")
    #expect(BenchmarkReport.decimal(-0.001, places: 1) == "0.0")
    #expect(BenchmarkReport.decimal(3.007, places: 3) == "3.007")
  }

  // MARK: Growth

  @Test func `growth is an exponent from 100 items on`() throws {
    let report = BenchmarkReport(
      peerName: nil,
      measurements: [
        measurement(10, ours: 99), measurement(100, ours: 5), measurement(1000, ours: 60),
        measurement(10_000, ours: 500),
      ])
    let growth = try #require(report.growths.first)
    #expect(report.growths.count == 1)
    #expect(growth.sizes == 100...10_000)
    #expect(abs(growth.exponent - 1) < 1e-12)
  }

  // MARK: Forms

  @Test func `the table puts ratios first and says why a number is missing`() {
    let report = BenchmarkReport(
      peerName: "kiwi",
      measurements: [
        measurement(10, ours: 4, peer: .timed(Timings([100]))),
        measurement(100, ours: 40, peer: .tooSlow(60)),
        measurement(1000, ours: 400, peer: .missing("not run at this size")),
      ])
    let lines = report.table.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("kiwi/ours"))
    #expect(lines[1].split(separator: " ")[2...4] == ["10", "25.0", "2.00"])
    #expect(lines[2].contains("> 1500000"))
    #expect(lines[2].hasSuffix("kiwi: > 60 s"))
    #expect(lines[3].hasSuffix("kiwi: not run at this size"))
  }

  @Test func `the JSON form holds ratios and reasons`() {
    let report = BenchmarkReport(
      peerName: "kiwi", measurements: [measurement(10, ours: 4, peer: .tooSlow(60))])
    #expect(report.json.contains("\"manualRatio\" : 2"))
    #expect(report.json.contains("\"missing\" : \"> 60 s\""))
    #expect(report.json.contains("\"schema\" : \"tinamou/benchmarks/1\""))
  }

  // MARK: Thresholds

  @Test func `a threshold holds for what it names alone`() {
    let report = BenchmarkReport(
      peerName: nil, measurements: [measurement(10, ours: 2), measurement(100, ours: 8)])
    let threshold = Threshold(quantity: .manualRatio, sizes: [100], atMost: 1.5)
    let verdicts = threshold.verdicts(on: report)
    #expect(verdicts.map(\.isMet) == [false])
    #expect(
      verdicts.first?.description
        == "missed: manualRatio of cells(100) build is 4.00, should be at most 1.50")
    #expect(
      Threshold(quantity: .manualRatio, workloads: [.form], atMost: 1.5)
        .verdicts(on: report).isEmpty)
    #expect(
      Threshold(quantity: .manualRatio, atMost: 4).verdicts(on: report).allSatisfy { $0.isMet })
  }

  @Test func `a peer that is too slow has a ratio of at least its time limit`() {
    let report = BenchmarkReport(
      peerName: "kiwi",
      measurements: [
        measurement(10, ours: 100, peer: .tooSlow(60)),
        measurement(100, ours: 100, peer: .missing("not run")),
      ])
    let verdicts = Threshold(quantity: .peerRatio, atLeast: 1000).verdicts(on: report)
    #expect(verdicts.map(\.value) == [600_000])
    #expect(verdicts.allSatisfy { $0.isMet })
  }

  @Test func `a threshold compares least times, which other programs make no longer`() {
    var disturbed = measurement(10, ours: 2, peer: .timed(Timings([30, 24, 20])))
    disturbed.ours = .timed(Timings([9, 8, 2]))
    disturbed.manual = .timed(Timings([1, 4, 4]))
    let report = BenchmarkReport(peerName: "kiwi", measurements: [disturbed])
    #expect(Threshold(quantity: .peerRatio, atLeast: 1).verdicts(on: report).map(\.value) == [10])
    #expect(Threshold(quantity: .manualRatio, atMost: 3).verdicts(on: report).map(\.value) == [2])
    #expect(disturbed.peerRatio == 3)
    #expect(disturbed.manualRatio == 2)
  }

  @Test func `exponents are bounded at the size that they reach to`() {
    let report = BenchmarkReport(
      peerName: nil, measurements: [measurement(100, ours: 2), measurement(10_000, ours: 400)])
    let bound = Threshold(quantity: .exponent, operations: [.build], sizes: [10_000], atMost: 1.1)
    #expect(bound.verdicts(on: report).map(\.isMet) == [false])
    let other = Threshold(quantity: .exponent, sizes: [1000], atMost: 1.1)
    #expect(other.verdicts(on: report).isEmpty)
  }
}
