import Testing

@testable import TinamouBenchmarks

struct TransitionTests {
  private func run(_ arguments: [String]) -> (BenchmarkCommand.ExitCode, String, [String]) {
    var text = ""
    var said: [String] = []
    let code = BenchmarkCommand.run(
      arguments: ["transitions"] + arguments, counter: nil, output: { text += $0 },
      progress: { said.append($0) })
    return (code, text, said)
  }

  private static let thresholds =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Benchmarks/Thresholds/transitions.json"

  @Test func `counts are those that come with the package`() throws {
    let (code, text, said) = run([
      "--counts", "--only", "feed(100) size-class", "--only", "mail splits", "--thresholds",
      Self.thresholds,
    ])
    #expect(code == .done, "\(said)")
    #expect(text.contains("feed(100) size-class"))
    #expect(text.contains("mail splits"))
  }

  @Test func `the code by hand has the frames of the layout`() throws {
    for app in [AppKind.feed(views: 50), .settings, .dashboard] {
      let measurement = try TransitionBenchmark(
        case: TransitionCase(app, .splits), samples: 1, counter: nil, peerProgram: nil
      ).measure()
      #expect(measurement.values[.differingFrames] == 0, "\(app.name)")
      #expect(measurement.values[.handRatio] != nil)
    }
  }

  @Test func `an exact count that differs is a miss`() throws {
    var measurement = TransitionMeasurement(
      name: "mail drag", samples: 1, times: [], values: [.pivots: 7], budget: 8333)
    let exact = TransitionThreshold(
      quantity: .pivots, cases: ["mail drag"], atLeast: 7, atMost: 7)
    #expect(exact.miss(of: measurement) == nil)
    measurement.values[.pivots] = 6
    #expect(
      exact.miss(of: measurement) == "missed: pivots of mail drag is 6.00, should be 7.00")
    measurement.name = "feed drag"
    #expect(exact.miss(of: measurement) == nil)
  }

  @Test func `a budget is missed by p99 and not by the worst`() {
    let times = { (p99: Double) in
      TransitionMeasurement.Times(
        part: TransitionSamples.Part.firstFrame.rawValue, median: 1, p99: p99, worst: 9999)
    }
    let met = TransitionMeasurement(
      name: "", samples: 1, times: [times(8333)], values: [:], budget: 8333.3)
    let missed = TransitionMeasurement(
      name: "", samples: 1, times: [times(8334)], values: [:], budget: 8333.3)
    #expect(met.isInTime)
    #expect(!missed.isInTime)
    #expect(TransitionCase(.feed(views: 5000), .sizeClass).budget > 16_666)
    #expect(TransitionCase(.feed(views: 2000), .sizeClass).budget < 8334)
  }

  @Test(arguments: [
    ["--samples", "0"], ["--samples"], ["--peer", "emu"], ["--format", "xml"], ["--fast", "1"],
  ])
  func `wrong arguments are refused`(arguments: [String]) {
    let (code, _, said) = run(arguments)
    #expect(code == .wrongUsage)
    #expect(said.first?.hasPrefix("error: ") == true)
  }

  @Test func `a file that cannot be read is reported`() {
    let (code, _, said) = run(["--only", "nowhere.json", "nowhere.json"])
    #expect(code == .inputUnreadable)
    #expect(said.first?.contains("nowhere.json") == true)
  }
}
