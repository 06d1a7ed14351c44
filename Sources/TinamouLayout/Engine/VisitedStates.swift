/// The frames of the last states of the window in which the same tree was laid out, and how far the
/// model is from the last layout.
///
/// A window goes to and fro between few states: portrait and landscape, the parts of Split View,
/// two text sizes. Frames are a function of the tree and the environment, so those of a state that
/// was visited are known as long as the tree does not change.
struct VisitedStates {
  private struct State {
    let environment: LayoutEnvironment
    let frames: [FrameTable.Frame]
  }

  /// The number of states that are kept.
  private static let largestCount = 8

  private var states: [State] = []
  /// The index of the state that was kept first, once there are as many as are kept.
  private var oldest = 0
  /// The environment of the model; `nil` while it is brought up to date, and after other changes
  /// than those of the tree.
  private(set) var environmentOfModel: LayoutEnvironment?
  /// The number of changes in the log that follow from the environment alone: if there are more,
  /// the tree changed.
  var changesOfEnvironment = 0
  /// Whether the last layout was one of the states, so that the model has an older one.
  private(set) var isModelBehind = false
  /// Whether the environment is still that of the state that was shown.
  private(set) var isShown = false

  // MARK: Frames

  /// The frames in a state; `nil` if they are not known.
  func frames(in environment: LayoutEnvironment) -> [FrameTable.Frame]? {
    for index in states.indices where states[index].environment == environment {
      return states[index].frames
    }
    return nil
  }

  /// Keeps the frames of a state that is not kept yet.
  mutating func remember(_ frames: [FrameTable.Frame], in environment: LayoutEnvironment) {
    let state = State(environment: environment, frames: frames)
    if states.count < Self.largestCount {
      states.append(state)
    } else {
      states[oldest] = state
      oldest = (oldest + 1) % Self.largestCount
    }
  }

  /// Forgets the frames of all states: the tree changed.
  mutating func forgetFrames() {
    if states.isEmpty { return }
    states = []
    oldest = 0
  }

  // MARK: The model

  /// The environment changed.
  ///
  /// - Parameter changes: The number of changes in the log if they all follow from the environment,
  ///   otherwise `nil`.
  mutating func environmentDidChange(_ changes: Int?) {
    isShown = false
    if let changes { changesOfEnvironment = changes }
  }

  /// The frames of a state are those of the views now.
  ///
  /// - Parameter changes: The number of changes in the log, which all follow from the environment.
  mutating func didShow(_ changes: Int) {
    (changesOfEnvironment, isModelBehind, isShown) = (changes, true, true)
  }

  /// The model is as the last layout and the environment, without changes.
  mutating func didSettle(in environment: LayoutEnvironment) {
    (changesOfEnvironment, isModelBehind, isShown) = (0, false, false)
    environmentOfModel = environment
  }

  /// The model is being brought up to date, or changes in a way that is not in the log.
  mutating func modelWillChange() {
    (changesOfEnvironment, isModelBehind, isShown) = (0, false, false)
    environmentOfModel = nil
  }
}
