/// What a transition may take.
public struct TransitionBudget: Hashable, Sendable {
  /// How a transition stands to its budget.
  public enum Verdict: Hashable, Sendable {
    /// It kept within the budget.
    case met
    /// The stage at whose end, or during which, the budget was used up.
    case missed(TransitionStage)
    /// The stage during which a system would have ended the app.
    case terminated(TransitionStage)
  }

  /// How long setup and create may take together, and each frame of the run stage, in seconds.
  public let frameSeconds: Double
  /// After how long a system ends the app, in seconds.
  public let limitSeconds: Double

  /// After how long iOS was seen to end an app that did not finish an update of its scene, in seconds.
  ///
  /// Read off crash reports of its watchdog (scene-update); Apple documents no number.
  public static let observedLimitSeconds = 10.0

  /// Makes a budget, in seconds.
  public init(frameSeconds: Double, limitSeconds: Double = observedLimitSeconds) {
    self.frameSeconds = frameSeconds
    self.limitSeconds = limitSeconds
  }

  /// One frame at 120 Hz, 8.33 ms.
  public static let frameAt120Hertz = TransitionBudget(frameSeconds: 1.0 / 120)
  /// One frame at 60 Hz, 16.67 ms.
  public static let frameAt60Hertz = TransitionBudget(frameSeconds: 1.0 / 60)

  func verdict(on report: TransitionReport) -> Verdict {
    var missed: TransitionStage?
    var total = 0.0
    var beforeFirstFrame = 0.0
    for part in report.stages {
      // The time between frames belongs to nobody.
      total += part.seconds
      if total > limitSeconds { return .terminated(part.stage) }
      switch part.stage {
      case .setup, .create:
        beforeFirstFrame += part.seconds
        if beforeFirstFrame > frameSeconds, missed == nil { missed = part.stage }
      case .run: if report.longestFrameSeconds > frameSeconds, missed == nil { missed = .run }
      case .cleanup: break
      }
    }
    return missed.map { .missed($0) } ?? .met
  }
}
