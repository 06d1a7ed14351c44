/// A number of an item's rectangle that constraints can mention.
///
/// All count in the alignment rectangle: the frame inset by ``LayoutView/alignmentRectInsets``.
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
  /// The line on which the first line of text stands.
  case firstBaseline
  /// The line on which the last line of text stands.
  case lastBaseline
  /// The left edge of the layout margins.
  case leftMargin
  /// The right edge of the layout margins.
  case rightMargin
  /// The upper edge of the layout margins.
  case topMargin
  /// The lower edge of the layout margins.
  case bottomMargin
  /// The edge of the layout margins at which lines begin.
  case leadingMargin
  /// The edge of the layout margins at which lines end.
  case trailingMargin
  /// The horizontal middle between the layout margins.
  case centerXWithinMargins
  /// The vertical middle between the layout margins.
  case centerYWithinMargins

  /// Another name of ``lastBaseline``.
  public static let baseline = LayoutAttribute.lastBaseline

  /// Whether the number is an extent and not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the number is a line on which text stands.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The axis along which the number is measured.
  public var axis: LayoutAxis {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the edge depends on the direction of writing.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the edge is left or right whatever the direction of writing.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether guides do not have the attribute: it is about margins or a baseline.
  public var isOfViewsOnly: Bool { withinMargins != nil || isBaseline }

  /// What the attribute is on the guide of the layout margins; `nil` if it is not about margins.
  public var withinMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

extension Optional where Wrapped == LayoutAttribute {
  /// Stands for the attribute of the second item of a constraint that has none.
  public static var notAnAttribute: LayoutAttribute? { nil }
}
