import TinamouLayout

/// How the items of a list stand in lines.
struct ListGrid: Equatable {
  /// The number of items in a line.
  var columns = 1
  /// The width of an item, in points.
  var itemWidth = 0.0
  /// The room between the items of a line, in points.
  var spacing = 0.0
  /// The room between lines, in points.
  var lineSpacing = 0.0
  /// The room around the items of a section, in points.
  var insets = DirectionalEdgeInsets.zero

  /// Whether the lines are the same, though the items may have another width.
  func hasSameLines(as other: ListGrid) -> Bool {
    columns == other.columns && lineSpacing == other.lineSpacing && insets == other.insets
  }

  /// Whether lines follow one another without room between them.
  var hasNoRoom: Bool { lineSpacing == 0 && insets == .zero }

  /// The room that a line of this height takes with what lies beside it, in points.
  func length(of line: ListSections.Line, height: Double) -> Double {
    switch line {
    case .header: height + insets.top
    case .items(let isLast): isLast ? height : height + lineSpacing
    case .footer: height + insets.bottom
    }
  }
}
