import Foundation

extension UICollectionView {
  /// Makes a change at once, or together with others in an update that is open.
  func change(_ body: (inout ListChanges) -> Void) {
    openUpdates.begin()
    body(&openUpdates.changes)
    finishUpdate()
  }

  /// Ends an update; the outermost one makes the changes and shows the items, as UIKit does to
  /// animate them.
  func finishUpdate() {
    guard let changes = openUpdates.end() else { return }
    take(changes.update)
    if !isPlacingItems, !bounds.isEmpty { layOutItems() }
  }

  /// Keeps the cells and the selection of items that stay. The data source is asked again for the
  /// numbers of items, for headers and footers, and for the cells of items that are new, loaded or
  /// configured again. Items that were in view keep the size that they preferred.
  func take(_ update: ListUpdate) {
    setNeedsLayout()
    let old = shown
    shown = [:]
    for (key, view) in old {
      if key.kind == nil, let path = update.row(key.path) {
        view.proposedSize = nil
        shown[Key(kind: nil, path: path)] = view
      } else {
        recycle(view)
        if key.kind == nil { announceEnd(of: view, key) }
      }
    }
    selection.move(update.row)
    let sizes = preferredSizes
    readAgain()
    for (key, size) in sizes where key.kind == nil {
      if let path = update.row(key.path) { preferredSizes[Key(kind: nil, path: path)] = size }
    }
    for path in update.configured { configureCell(at: path) }
  }

  /// Asks the data source for the cell of a visible item again: it gets the same one, if it asks for
  /// a cell with the same identifier.
  private func configureCell(at path: IndexPath) {
    let key = Key(kind: nil, path: path)
    guard let old = shown[key] else { return }
    viewToConfigure = old
    let cell = dataSource?.collectionView(self, cellForItemAt: path)
    viewToConfigure = nil
    guard let cell, cell !== old else { return }
    recycle(old)
    shown[key] = cell
  }
}
