/// The kind of place that a window has on the screen.
public enum ScenePlace: Hashable, Sendable {
  /// The whole screen.
  case fullScreen
  /// One side of a Split View, with this part of the screen.
  case splitView(Split)
  /// A narrow window over the others.
  case slideOver
  /// A window of any size.
  case window

  /// The part of the screen; `nil` for a window of any size.
  public var split: Split? {
    switch self {
    case .fullScreen: .full
    case .splitView(let part): part
    case .slideOver: .slideOver
    case .window: nil
    }
  }
}
