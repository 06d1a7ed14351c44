/// A corner of a screen, depending on the writing direction.
public enum ScreenCorner: String, CaseIterable, Hashable, Sendable {
  /// The upper corner at the leading side.
  case topLeading
  /// The upper corner at the trailing side.
  case topTrailing
  /// The lower corner at the leading side.
  case bottomLeading
  /// The lower corner at the trailing side.
  case bottomTrailing

  init(isTop: Bool, isLeading: Bool) {
    self =
      switch (isTop, isLeading) {
      case (true, true): .topLeading
      case (true, false): .topTrailing
      case (false, true): .bottomLeading
      case (false, false): .bottomTrailing
      }
  }

  var isTop: Bool { self == .topLeading || self == .topTrailing }
  var isLeading: Bool { self == .topLeading || self == .bottomLeading }
}
