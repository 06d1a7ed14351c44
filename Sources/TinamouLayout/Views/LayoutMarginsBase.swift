/// The layout margins of a view before safe area and superview are included.
public enum LayoutMarginsBase: Hashable, Sendable {
  /// Margins by writing direction.
  case directional(DirectionalEdgeInsets)
  /// Margins by side.
  case absolute(EdgeInsets)

  /// Returns the margins on the left and right edges in a writing direction.
  package func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .directional(let margins): margins.resolved(for: direction)
    case .absolute(let margins): margins
    }
  }
}
