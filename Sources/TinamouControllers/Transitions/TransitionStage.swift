/// The stages of a transition, in order (WWDC 2015, session 205).
public enum TransitionStage: String, CaseIterable, Hashable, Sendable, Codable {
  /// Controllers are called; at the end of this stage size and traits change.
  case setup
  /// The animation blocks run, and the new layout is made.
  case create
  /// Frames between the two layouts are shown; no callbacks are called.
  case run
  /// The completion blocks run.
  case cleanup
}
