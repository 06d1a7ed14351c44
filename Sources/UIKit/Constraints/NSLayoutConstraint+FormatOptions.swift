import TinamouFormat
import TinamouLayout

extension NSLayoutConstraint {
  /// The alignment, direction and spacing of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: LayoutConstraint.FormatOptions) { rawValue = options.rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// All views have the same upper edge.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// All views have the same lower edge.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// All views have the same horizontal center.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// All views have the same vertical center.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// All alignment bits.
    public static let alignmentMask = FormatOptions(.alignmentMask)
    /// The line follows the writing direction.
    public static let directionLeadingToTrailing = FormatOptions(.directionLeadingToTrailing)
    /// The line goes from left to right.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// The line goes from right to left.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    /// All direction bits.
    public static let directionMask = FormatOptions(.directionMask)
    /// Spaces are between edges.
    public static let spacingEdgeToEdge = FormatOptions(.spacingEdgeToEdge)
    /// Vertical spaces are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
    /// All spacing bits.
    public static let spacingMask = FormatOptions(.spacingMask)
  }
}
