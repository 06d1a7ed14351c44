import TinamouLayout

/// The indices of items, by their identities.
///
/// The pieces of a layout function most often have the same items, and share one table.
struct ItemTable: Sendable {
  private var ids: [LayoutItem.ID] = []
  private var indices: [LayoutItem.ID: Int] = [:]

  /// Makes a table; of items with the same identity, the first one counts.
  init(_ ids: [LayoutItem.ID] = []) {
    self.ids = ids
    indices = Dictionary(
      ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
  }

  /// Takes other items, if they are others.
  mutating func update(_ ids: some Sequence<LayoutItem.ID>) {
    if !self.ids.elementsEqual(ids) { self = ItemTable(Array(ids)) }
  }

  /// The index of an item; `nil` for one that is not in the table.
  subscript(id: LayoutItem.ID) -> Int? { indices[id] }
}
