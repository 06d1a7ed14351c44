/// A corner of a screen, in the direction of its language.
public enum ScreenCorner: String, CaseIterable, Hashable, Sendable {
  /// Above, where lines begin.
  case topLeading
  /// Above, where lines end.
  case topTrailing
  /// Below, where lines begin.
  case bottomLeading
  /// Below, where lines end.
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
