internal import TinamouControllers
internal import TinamouLayout

/// The times of a script's transitions, run by run, in microseconds.
struct TransitionSamples {
  /// The part of a transition that is timed.
  enum Part: String, CaseIterable {
    case setup
    case create
    /// Setup and create: the time before the first frame.
    case firstFrame = "setup + create"
    /// The longest frame of the run stage.
    case run = "run frame"
    case cleanup
    /// Hand-written code for the same frames.
    case hand = "by hand"
  }

  private var runs: [Part: [[Double]]] = [:]
  /// The number of transitions.
  private(set) var count = 0

  mutating func beginRun() {
    for part in Part.allCases { runs[part, default: []].append([]) }
  }

  mutating func append(_ report: TransitionReport, hand nanoseconds: UInt64?) {
    count += 1
    append(report[.setup].seconds * 1e6, to: .setup)
    append(report[.create].seconds * 1e6, to: .create)
    append(report.secondsBeforeFirstFrame * 1e6, to: .firstFrame)
    append(report.longestFrameSeconds * 1e6, to: .run)
    append(report[.cleanup].seconds * 1e6, to: .cleanup)
    if let nanoseconds { append(Double(nanoseconds) / 1000, to: .hand) }
  }

  private mutating func append(_ value: Double, to part: Part) {
    guard let last = runs[part]?.indices.last else { return }
    runs[part]?[last].append(value)
  }

  /// Each step's median over the runs, so that a disturbance of one run does not count.
  func steps(_ part: Part) -> [Double] {
    let runs = runs[part] ?? []
    let count = runs.map(\.count).min() ?? 0
    return (0..<count).map { step in Timings(runs.map { $0[step] }).median }
  }

  /// The median over the steps of our time relative to the hand-written code; `nil` if there is no
  /// such code.
  var handRatio: Double? {
    let hand = steps(.hand)
    let ours = steps(.firstFrame)
    guard !hand.isEmpty, hand.count == ours.count else { return nil }
    return Timings(zip(ours, hand).map { $1 > 0 ? $0 / $1 : 0 }).median
  }
}
