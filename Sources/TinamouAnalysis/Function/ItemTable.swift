import TinamouLayout

/// The indices of items, by their identities.
struct ItemTable: Sendable {
  let ids: [LayoutItem.ID]
  private let indices: [LayoutItem.ID: Int]

  /// Makes a table; of items with the same identity, the first one counts.
  init(_ ids: [LayoutItem.ID]) {
    self.ids = ids
    indices = Dictionary(
      ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
  }

  /// The index of an item; `nil` for one that is not in the table.
  subscript(id: LayoutItem.ID) -> Int? { indices[id] }
}
