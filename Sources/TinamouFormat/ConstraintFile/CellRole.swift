/// The part that a view plays in a list or a row.
enum CellRole: Hashable, Sendable {
  /// A row of a table or an item of a collection.
  case row(section: Int)
  case header(section: Int)
  case footer(section: Int)
  /// The view beside the content of a row.
  case accessory

  /// Whether the list itself lays out the view.
  var isCell: Bool { self != .accessory }
}
