/// The layout margins given to a view, before safe area and superview are taken into account.
public enum LayoutMarginsBase: Hashable, Sendable {
  /// By the direction of writing.
  case directional(DirectionalEdgeInsets)
  /// By side.
  case absolute(EdgeInsets)

  /// The margins on the left and right edges that these mean in a direction.
  package func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .directional(let margins): margins.resolved(for: direction)
    case .absolute(let margins): margins
    }
  }
}
