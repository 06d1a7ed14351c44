/// Something about a layout that its author should know.
public enum LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The rounds ended before this quantity of the item settled; the narrower choice was kept.
  case unsettled(item: String, quantity: String)

  /// The sets that depend on the size of the view change it, so that it is no longer what they ask
  /// for; those for its size without them were kept.
  case containerChangesItself(String)

  /// The rows of a list could not be laid out and are as they were before.
  case rowsRefused(list: String, reason: String)

  /// The diagnostic as a sentence.
  public var description: String {
    switch self {
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
