/// Something about a layout that its author should know.
public enum LayoutDiagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Required constraints cannot hold together, so one of them is broken.
  case broken(LayoutConflict)

  /// The rounds ended before this quantity of the item settled; the narrower choice is used.
  case unsettled(item: String, quantity: String)

  /// Sets whose conditions depend on the size of the view change this size, so that their
  /// conditions no longer match it; the sets for its size without them are used.
  case containerChangesItself(String)

  /// The rows of a list could not be laid out, and are unchanged.
  case rowsRefused(list: String, reason: String)

  /// The diagnostic as a sentence.
  public var description: String {
    switch self {
    case .broken(let conflict): conflict.description
    case .unsettled(let item, let quantity):
      "the \(quantity) of '\(item)' depends on itself and did not settle; "
        + "the narrower choice was kept"
    case .containerChangesItself(let view):
      "the sets that depend on the size of '\(view)' change it; "
        + "those for its size without them were kept"
    case .rowsRefused(let list, let reason):
      "the rows of '\(list)' are as before, because the layout of one was refused: \(reason)"
    }
  }
}
