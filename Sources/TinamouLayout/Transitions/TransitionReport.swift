/// What a transition took, stage by stage.
public struct TransitionReport: Hashable, Sendable {
  /// What one stage took.
  public struct StageReport: Hashable, Sendable {
    /// The stage.
    public let stage: TransitionStage
    /// The time by a clock that never goes back, in seconds; of the run stage that of all frames.
    public var seconds = 0.0
    /// Counts of the work.
    public var counts = TransitionCounts()
  }

  /// Something that an app should not do in a transition.
  public enum Finding: Hashable, Sendable, CustomStringConvertible {
    /// A block alongside asked for a layout, which the system makes anyway.
    case layoutInAlongsideBlock(view: String)
    /// A block was queued too late, in this stage, and does not run.
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

  /// The stages that were gone through, in their order.
  public internal(set) var stages: [StageReport] = []
  /// How many frames the run stage showed.
  public internal(set) var frames = 0
  /// The longest time that one of these frames took, in seconds.
  public internal(set) var longestFrameSeconds = 0.0
  /// Whether the transition was cancelled, so that the old layout is back.
  public internal(set) var isCancelled = false
  /// What the app should not have done.
  public internal(set) var findings: [Finding] = []
  /// What the transition was allowed to take.
  public let budget: TransitionBudget

  init(budget: TransitionBudget) {
    self.budget = budget
    // The run stage must not allocate.
    stages.reserveCapacity(TransitionStage.allCases.count)
  }

  /// What a stage took; nothing if it was not gone through.
  public subscript(stage: TransitionStage) -> StageReport {
    stages.first { $0.stage == stage } ?? StageReport(stage: stage)
  }

  /// The time until the first frame can be shown, in seconds: setup and create.
  public var secondsBeforeFirstFrame: Double { self[.setup].seconds + self[.create].seconds }

  /// Whether the budget was met, and if not by which stage.
  public var verdict: TransitionBudget.Verdict { budget.verdict(on: self) }
}
