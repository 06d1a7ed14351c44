extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows without groups.
    case plain = 0
    /// Sections as groups.
    case grouped = 1
    /// Groups with space at the sides.
    case insetGrouped = 2
  }

  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest visible position.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of rows; no effect.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The edges from which the insets of lines are measured; nothing is drawn.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}
