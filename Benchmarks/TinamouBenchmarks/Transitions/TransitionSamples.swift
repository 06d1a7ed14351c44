internal import TinamouLayout

/// What the transitions of a script took.
struct TransitionSamples {
  /// Microseconds of each stage, one list for each run of the script.
  private var runs: [TransitionStage: [[Double]]] = [:]
  /// Setup and create together.
  private var beforeFirstFrame: [[Double]] = []
  /// Code written by hand for the same frames.
  private var manual: [[Double]] = []
  /// The counts of one run.
  var counts = TransitionCounts()
  var steps = 0
  var differingFrames = 0

  mutating func beginRun() {
    for stage in TransitionStage.allCases { runs[stage, default: []].append([]) }
    beforeFirstFrame.append([])
    manual.append([])
  }

  mutating func append(_ report: TransitionReport, manual nanoseconds: UInt64?) {
    let run = beforeFirstFrame.count - 1
    guard run >= 0 else { return }
    for stage in TransitionStage.allCases {
      let seconds = stage == .run ? report.longestFrameSeconds : report[stage].seconds
      runs[stage]?[run].append(seconds * 1e6)
    }
    beforeFirstFrame[run].append(report.secondsBeforeFirstFrame * 1e6)
    if let nanoseconds { manual[run].append(Double(nanoseconds) / 1000) }
  }

  /// Each step's median over the runs, so that what disturbs one run does not count; in microseconds.
  private static func steps(_ runs: [[Double]]) -> [Double] {
    let count = runs.map(\.count).min() ?? 0
    return (0..<count).map { step in Timings(runs.map { $0[step] }).median }
  }

  func sorted(_ stage: TransitionStage) -> [Double] { Self.steps(runs[stage] ?? []).sorted() }
  var sortedBeforeFirstFrame: [Double] { Self.steps(beforeFirstFrame).sorted() }

  /// How many transitions were measured.
  var samples: Int { beforeFirstFrame.map(\.count).reduce(0, +) }

  /// The median over the steps of our time over that by hand; `nil` without code by hand.
  var ratio: Double? {
    let manual = Self.steps(manual)
    let ours = Self.steps(beforeFirstFrame)
    guard !manual.isEmpty, manual.count == ours.count else { return nil }
    return Timings(zip(ours, manual).map { $1 > 0 ? $0 / $1 : 0 }).median
  }

  var manualMedian: Double { Timings(Self.steps(manual)).median }
}
