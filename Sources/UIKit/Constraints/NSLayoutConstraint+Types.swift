import TinamouLayout
import TinamouSolver

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1

    init(_ relation: LayoutRelation) {
      switch relation {
      case .lessThanOrEqual: self = .lessThanOrEqual
      case .equal: self = .equal
      case .greaterThanOrEqual: self = .greaterThanOrEqual
      }
    }

    var layoutRelation: LayoutRelation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }
  }

  /// An attribute of an item, with UIKit's raw values.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
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
    /// No attribute: the second one of a constraint with a number.
    case notAnAttribute = 0

    /// The last baseline.
    public static var baseline: Attribute { .lastBaseline }

    init(_ attribute: LayoutAttribute?) {
      self = attribute.flatMap { Attribute(rawValue: $0.number) } ?? .notAnAttribute
    }

    var layoutAttribute: LayoutAttribute? { LayoutAttribute(number: rawValue) }
  }

  /// The horizontal or vertical axis.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1

    var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
  }
}
