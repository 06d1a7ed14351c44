extension UITableView {
  /// Whether sections are groups.
  public enum Style: Int, Sendable {
    /// No.
    case plain = 0
    /// Yes.
    case grouped = 1
    /// Yes, with room at the sides.
    case insetGrouped = 2
  }

  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    /// Where it is least to scroll.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows would come and go; nothing moves.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table decides.
    case automatic = 100
  }
}
