extension UITableViewCell {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// A text, beside a picture.
    case `default` = 0
    /// A text with another one at the end.
    case value1 = 1
    /// A text beside another one.
    case value2 = 2
    /// A text above a smaller one.
    case subtitle = 3
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A hook.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// How a selected cell looks; nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// How a row is edited; there is no touch.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// One can be added.
    case insert = 2
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One of a device pixel.
    case singleLine = 1
  }
}
