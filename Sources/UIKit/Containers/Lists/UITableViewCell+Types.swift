extension UITableViewCell {
  /// How the focus looks; nothing is drawn.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// The standard content of a cell.
  public enum CellStyle: Int, Sendable {
    /// A text beside an image.
    case `default` = 0
    /// A text, with another text at the trailing edge.
    case value1 = 1
    /// A text beside another one.
    case value2 = 2
    /// A text above a smaller one.
    case subtitle = 3
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The appearance of a selected cell; nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// How a row is edited; there are no touch events.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line of one device pixel.
    case singleLine = 1
  }

  /// The state of editing of a cell.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for editing is shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button for deleting is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
