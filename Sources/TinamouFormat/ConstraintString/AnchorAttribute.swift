/// An attribute of a view or guide, by its name in constraint strings.
enum AnchorAttribute: String, CaseIterable, Sendable {
  case leading
  case trailing
  case left
  case right
  case top
  case bottom
  case width
  case height
  case centerX
  case centerY

  /// What an attribute measures, and so what it may be compared with.
  enum Quantity: Sendable {
    case horizontalPosition
    case verticalPosition
    case size
  }

  var quantity: Quantity {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .horizontalPosition
    case .top, .bottom, .centerY: .verticalPosition
    case .width, .height: .size
    }
  }

  /// Whether the attribute follows the writing direction.
  var isDirectional: Bool { self == .leading || self == .trailing }
  /// Whether the attribute is one of the sides whatever the writing direction.
  var isAbsolute: Bool { self == .left || self == .right }

  /// Attributes of UIKit that are not supported yet.
  static let later = [
    "firstBaseline", "lastBaseline", "baseline", "leadingMargin", "trailingMargin", "leftMargin",
    "rightMargin", "topMargin", "bottomMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]
}
