import TinamouLayout

/// How a list arranges its items in lines.
struct ListGrid: Equatable {
  /// The number of items in a line.
  var columns = 1
  /// The width of an item, in points.
  var itemWidth = 0.0
  /// The distance between the items of a line, in points.
  var spacing = 0.0
  /// The distance between lines, in points.
  var lineSpacing = 0.0
  /// The insets around the items of a section, in points.
  var insets = DirectionalEdgeInsets.zero

  /// Whether the lines are the same, even if the width of the items differs.
  func hasSameLines(as other: ListGrid) -> Bool {
    columns == other.columns && lineSpacing == other.lineSpacing && insets == other.insets
  }

  /// Whether lines follow one another without any distance.
  var hasNoRoom: Bool { lineSpacing == 0 && insets == .zero }

  /// The length of a line of this height, together with the insets and spacing beside it, in
  /// points.
  func length(of line: ListSections.Line, height: Double) -> Double {
    switch line {
    case .header: height + insets.top
    case .items(let isLast): isLast ? height : height + lineSpacing
    case .footer: height + insets.bottom
    }
  }
}
