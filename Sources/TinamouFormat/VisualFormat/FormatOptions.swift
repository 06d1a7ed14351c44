public import TinamouLayout

extension LayoutConstraint {
  /// What else ``constraints(withVisualFormat:options:metrics:views:file:line:)`` makes of a format.
  ///
  /// The raw values are UIKit's: an alignment is 1 shifted by the number of its attribute.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All upper edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All lower edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All edges at which lines begin are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All edges at which lines end are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All horizontal middles are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All vertical middles are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Views follow each other as lines are read; what holds without an option.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical distances lie between edges; what holds without an option.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Vertical distances lie between the last baseline of a text and the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  /// The options by their names in constraint files, in the order of their bits.
  static let names: [(name: String, option: LayoutConstraint.FormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft),
    ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]
}
