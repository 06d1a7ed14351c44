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

  /// What a visual format does besides its line.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same upper edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same lower edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same horizontal middle.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same vertical middle.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The line follows the direction of writing.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// The line goes from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The line goes from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spaces are between edges.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Spaces of a column are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

/// How strongly a constraint is wanted, above 0 and up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  @_disfavoredOverload init(_ priority: LayoutPriority) { self.init(priority.rawValue) }

  var layoutPriority: LayoutPriority { LayoutPriority(rawValue) }
}
