import TinamouLayout

/// The items of a piece with their indices. The pieces of a layout function most often share one.
struct PieceTables: Sendable {
  let items: [LayoutPiece.Item]
  let indices: ItemTable
  /// The indices of the contents of views that have some.
  let contents: ItemTable

  init(of trace: LayoutTrace) {
    let indices = ItemTable(trace.items.map(\.id))
    items = zip(trace.items, trace.motions).map { item, motion in
      LayoutPiece.Item(
        id: item.id, name: item.name, container: item.container.flatMap { indices[$0] },
        isGuide: item.isGuide, isHidden: item.isHidden,
        isExact: motion.grid == nil)
    }
    self.indices = indices
    contents = ItemTable(trace.contents.map(\.id))
  }

  /// Whether these are the tables of a trace.
  func fit(_ trace: LayoutTrace) -> Bool {
    items.elementsEqual(trace.items) { $0.id == $1.id && $0.isHidden == $1.isHidden }
      && contents.ids.elementsEqual(trace.contents.lazy.map(\.id))
  }
}
