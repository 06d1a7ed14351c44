/// How a view is mirrored in right-to-left languages.
public enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  /// The view is mirrored with the environment.
  case unspecified
  /// Playback controls: the view is never mirrored.
  case playback
  /// Controls of directions in space: the view is never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
