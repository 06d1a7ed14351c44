/// How a view takes part in mirroring for right-to-left languages.
public enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  /// Mirrors with the environment.
  case unspecified
  /// Playback controls: never mirror.
  case playback
  /// Controls of directions in space: never mirror.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
