/// What a view is to the list or row that it is in.
enum CellRole: Hashable, Sendable {
  /// A row of a table or an item of a collection.
  case row(section: Int)
  case header(section: Int)
  case footer(section: Int)
  /// The view beside the content of a row.
  case accessory

  /// Whether a list lays the view out itself.
  var isCell: Bool { self != .accessory }
}
