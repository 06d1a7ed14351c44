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

  /// A number of an item's rectangle, by UIKit's raw values.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge at which lines begin.
    case leading
    /// The edge at which lines end.
    case trailing
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
    /// The horizontal middle.
    case centerX
    /// The vertical middle.
    case centerY
    /// The line on which the last line of text stands.
    case lastBaseline
    /// The line on which the first line of text stands.
    case firstBaseline
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
    /// No attribute: the second one of a constraint with a number.
    case notAnAttribute = 0

    init(_ attribute: LayoutAttribute?) {
      self = attribute.flatMap { Attribute(rawValue: $0.number) } ?? .notAnAttribute
    }

    var layoutAttribute: LayoutAttribute? { LayoutAttribute(number: rawValue) }
  }

  /// One of the two directions of the plane.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1

    var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
  }
}
