/// Something about a layout that its author should know.
public enum LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The rounds ended before this quantity of the item settled; the narrower choice was kept.
  case unsettled(item: String, quantity: String)

  /// The diagnostic as a sentence.
  public var description: String {
    switch self {
    case .unsettled(let item, let quantity):
      "the \(quantity) of '\(item)' depends on itself and did not settle; "
        + "the narrower choice was kept"
    }
  }
}
