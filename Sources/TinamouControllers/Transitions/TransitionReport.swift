import TinamouLayout

/// The times and counts of a transition, stage by stage.
public struct TransitionReport: Hashable, Sendable, Codable {
  /// The time and counts of one stage.
  public struct StageReport: Hashable, Sendable, Codable {
    /// The stage.
    public let stage: TransitionStage
    /// The time in seconds, measured with a monotonic clock; for the run stage, the time of all
    /// frames.
    public var seconds = 0.0
    /// Counts of the work.
    public var counts = TransitionCounts()
  }

  /// Something that an app should not do in a transition.
  public enum Finding: Hashable, Sendable, Codable, CustomStringConvertible {
    /// An animation block requested a layout, which the system makes anyway.
    case layoutInAlongsideBlock(view: String)
    /// A block was queued too late, in this stage, and is not run.
    case queuedTooLate(TransitionStage)

    /// The finding as a sentence.
    public var description: String {
      switch self {
      case .layoutInAlongsideBlock(let view):
        "a block alongside called layoutIfNeeded() on '\(view)'; setNeedsLayout() is enough"
      case .queuedTooLate(let stage):
        "a block was queued in the \(stage.rawValue) stage, too late to run"
      }
    }
  }

  /// The stages that were performed, in order.
  public internal(set) var stages: [StageReport] = []
  /// The number of frames that the run stage showed.
  public internal(set) var frames = 0
  /// The longest time that one of these frames took, in seconds.
  public internal(set) var longestFrameSeconds = 0.0
  /// Whether the transition was cancelled, so that the previous layout is restored.
  public internal(set) var isCancelled = false
  /// Things that the app should not have done.
  public internal(set) var findings: [Finding] = []
  /// The time that the transition should take at most.
  public let budget: TransitionBudget

  init(budget: TransitionBudget) {
    self.budget = budget
    // The run stage must not allocate memory.
    stages.reserveCapacity(TransitionStage.allCases.count)
  }

  /// Adds the time and counts of a part of a stage.
  mutating func add(seconds: Double, _ counts: TransitionCounts, to stage: TransitionStage) {
    if let last = stages.indices.last, stages[last].stage == stage {
      stages[last].seconds += seconds
      stages[last].counts += counts
    } else {
      stages.append(StageReport(stage: stage, seconds: seconds, counts: counts))
    }
    guard stage == .run else { return }
    frames += 1
    longestFrameSeconds = max(longestFrameSeconds, seconds)
  }

  /// Returns the report of a stage; an empty one if the stage was not performed.
  public subscript(stage: TransitionStage) -> StageReport {
    stages.first { $0.stage == stage } ?? StageReport(stage: stage)
  }

  /// The time until the first frame can be shown, in seconds: setup and create.
  public var secondsBeforeFirstFrame: Double { self[.setup].seconds + self[.create].seconds }

  /// Whether the transition stayed within the budget, and if not, which stage exceeded it.
  public var verdict: TransitionBudget.Verdict { budget.verdict(on: self) }
}

extension TransitionReport: CustomStringConvertible {
  /// The time of each stage in milliseconds, and whether the budget was met.
  public var description: String {
    let times = stages.map { "\($0.stage.rawValue) \(Self.milliseconds($0.seconds)) ms" }
    let outcome =
      switch verdict {
      case .met: "within the budget"
      case .missed(let stage): "over the budget in \(stage.rawValue)"
      case .terminated(let stage): "a system would have ended the app in \(stage.rawValue)"
      }
    return (times + [isCancelled ? "cancelled" : outcome]).joined(separator: ", ")
  }

  private static func milliseconds(_ seconds: Double) -> String {
    NumberText.text((seconds * 100_000).rounded() / 100)
  }
}
