public import TinamouLayout

extension LayoutConstraint {
  /// The alignment, direction and spacing of a visual format.
  ///
  /// The raw values are UIKit's: an alignment is 1 shifted by the number of its attribute.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns all left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns all right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns all upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns all lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns all leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns all trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns all horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns all vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns all last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns all first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignment bits.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Views follow each other in the reading direction; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All direction bits.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical distances are between edges; the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Vertical distances are between the last baseline of a text and the first baseline of the
    /// next one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All spacing bits.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  /// The options by their names in constraint files, in the order of their bits, each with the
  /// attribute that all views of a line share.
  static let names:
    [(name: String, option: LayoutConstraint.FormatOptions, alignment: LayoutAttribute?)] = [
      ("alignAllLeft", .alignAllLeft, .left),
      ("alignAllRight", .alignAllRight, .right),
      ("alignAllTop", .alignAllTop, .top),
      ("alignAllBottom", .alignAllBottom, .bottom),
      ("alignAllLeading", .alignAllLeading, .leading),
      ("alignAllTrailing", .alignAllTrailing, .trailing),
      ("alignAllCenterX", .alignAllCenterX, .centerX),
      ("alignAllCenterY", .alignAllCenterY, .centerY),
      ("alignAllLastBaseline", .alignAllLastBaseline, .lastBaseline),
      ("alignAllFirstBaseline", .alignAllFirstBaseline, .firstBaseline),
      ("directionLeadingToTrailing", .directionLeadingToTrailing, nil),
      ("directionLeftToRight", .directionLeftToRight, nil),
      ("directionRightToLeft", .directionRightToLeft, nil),
      ("spacingEdgeToEdge", .spacingEdgeToEdge, nil),
      ("spacingBaselineToBaseline", .spacingBaselineToBaseline, nil),
    ]

  /// The attributes that all views of a line share.
  var alignments: [LayoutAttribute] {
    Self.names.compactMap { contains($0.option) ? $0.alignment : nil }
  }
}
