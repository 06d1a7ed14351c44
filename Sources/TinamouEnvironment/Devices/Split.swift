/// The part of the screen that a window has.
public enum Split: String, CaseIterable, Hashable, Sendable {
  /// The whole screen.
  case full
  /// The wide side of an uneven Split View (also called 3/4).
  case twoThirds = "2/3"
  /// One side of an even Split View.
  case half = "1/2"
  /// The narrow side of an uneven Split View (also called 1/4).
  case oneThird = "1/3"
  /// A narrow window over another app.
  case slideOver = "slide-over"

  /// The part of the other side of the Split View; `nil` if this is not a side of one.
  public var complement: Split? {
    switch self {
    case .twoThirds: .oneThird
    case .half: .half
    case .oneThird: .twoThirds
    case .full, .slideOver: nil
    }
  }
}
