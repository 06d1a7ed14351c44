/// The frames of the last states of the window in which the same tree was laid out.
///
/// A window goes to and fro between few states: portrait and landscape, the parts of Split View, two
/// text sizes. Frames are a function of the tree and the environment, so those of a state that was visited
/// are known as long as the tree does not change.
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

  /// The frames in a state; `nil` if they are not known.
  func frames(in environment: LayoutEnvironment) -> [FrameTable.Frame]? {
    states.first { $0.environment == environment }?.frames
  }

  /// Forgets all states: the tree changed.
  mutating func removeAll() {
    if states.isEmpty { return }
    states = []
    oldest = 0
  }
}
