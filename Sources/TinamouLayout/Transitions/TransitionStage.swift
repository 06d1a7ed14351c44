/// The parts of a transition, in their order (WWDC 2015, session 205).
public enum TransitionStage: String, CaseIterable, Hashable, Sendable {
  /// Controllers are told; at its end size and traits change.
  case setup
  /// The blocks that go alongside run, and the new layout is made.
  case create
  /// Frames between the old and the new layout are shown; nothing is called.
  case run
  /// The completion blocks run.
  case cleanup
}
