/// A number of an item's rectangle that constraints can mention.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  /// The edge at which lines begin.
  case leading
  /// The edge at which lines end.
  case trailing
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height
  /// The horizontal middle.
  case centerX
  /// The vertical middle.
  case centerY

  /// Whether the number is an extent and not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// The axis along which the number is measured.
  public var axis: LayoutAxis {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY: .vertical
    }
  }

  /// Whether the edge depends on the direction of writing.
  public var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the edge is left or right whatever the direction of writing.
  public var isAbsoluteSide: Bool { self == .left || self == .right }
}
