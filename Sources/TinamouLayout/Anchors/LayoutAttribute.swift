/// A position or size of a view or guide that constraints can mention.
///
/// All attributes refer to the alignment rectangle: the frame inset by
/// ``LayoutView/alignmentRectInsets``.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  /// The edge at which lines of text begin.
  case leading
  /// The edge at which lines of text end.
  case trailing
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal center.
  case centerX
  /// The vertical center.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The left edge of the layout margins.
  case leftMargin
  /// The right edge of the layout margins.
  case rightMargin
  /// The upper edge of the layout margins.
  case topMargin
  /// The lower edge of the layout margins.
  case bottomMargin
  /// The leading edge of the layout margins.
  case leadingMargin
  /// The trailing edge of the layout margins.
  case trailingMargin
  /// The horizontal center between the layout margins.
  case centerXWithinMargins
  /// The vertical center between the layout margins.
  case centerYWithinMargins

  /// Another name of ``lastBaseline``.
  public static let baseline = LayoutAttribute.lastBaseline

  /// Whether the attribute is a size and not a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is a baseline.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The axis of the attribute.
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

  /// Whether the attribute depends on the writing direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is left or right, whatever the writing direction is.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether only views have the attribute, because it is a margin or a baseline.
  public var isOfViewsOnly: Bool { withinMargins != nil || isBaseline }

  /// The same attribute of the layout margins guide; `nil` if the attribute is not about margins.
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
  /// `nil`, for the second attribute of a constraint without a second item.
  public static var notAnAttribute: LayoutAttribute? { nil }
}
