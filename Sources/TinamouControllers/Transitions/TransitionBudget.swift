/// The time that a transition should take at most.
public struct TransitionBudget: Hashable, Sendable, Codable {
  /// The result of comparing a transition with its budget.
  public enum Verdict: Hashable, Sendable {
    /// The transition stayed within the budget.
    case met
    /// The transition exceeded the budget during this stage.
    case missed(TransitionStage)
    /// A system would have terminated the app during this stage.
    case terminated(TransitionStage)
  }

  /// The maximum time of setup and create together, and of each frame of the run stage, in seconds.
  public let frameSeconds: Double
  /// The time after which a system terminates the app, in seconds.
  public let limitSeconds: Double

  /// The time after which iOS was observed to terminate an app that did not finish an update of its
  /// scene, in seconds.
  ///
  /// The value comes from crash reports of its watchdog (scene-update); Apple documents no number.
  public static let observedLimitSeconds = 10.0

  /// Makes a budget.
  ///
  /// - Parameters:
  ///   - frameSeconds: The maximum time of setup and create together, and of each frame of the run
  ///     stage, in seconds.
  ///   - limitSeconds: The time after which a system terminates the app, in seconds.
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
      // The time between frames belongs to no stage.
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
