import Foundation
import TinamouLists

extension UITableView {
  /// Makes a change at once, or together with others in an update that is open.
  func change(_ body: (inout ListChanges) -> Void) {
    openUpdates.begin()
    body(&openUpdates.changes)
    finishUpdate()
  }

  /// Ends an update; the outermost one makes the changes.
  func finishUpdate() {
    if let changes = openUpdates.end() { take(changes.update) }
  }

  /// Keeps the views and the selection of rows that stay. The data source is asked again for the
  /// numbers of rows, and for the cells of rows that are new, loaded or configured again.
  func take(_ update: ListUpdate) {
    setNeedsLayout()
    guard !contents.needsReload else { return }
    let shown = contents.shown
    contents.shown = [:]
    for (element, view) in shown {
      if let place = place(of: element, after: update) {
        contents.shown[place] = view
      } else {
        recycle(view)
        announceEnd(of: view, element)
      }
    }
    selection.move(update.row)
    contents.needsCounts = true
    for path in update.configured { configureCell(at: path) }
  }

  private func place(
    of element: TableContents.Element, after update: ListUpdate
  ) -> TableContents.Element? {
    switch element {
    case .header(let section): update.section(section).map { .header($0) }
    case .footer(let section): update.section(section).map { .footer($0) }
    case .item(let path): update.row(IndexPath(path)).map { .item(ListPath($0)) }
    }
  }

  /// Asks the data source for the cell of a visible row again: it gets the same one, if it asks for
  /// a cell with the same identifier.
  private func configureCell(at path: IndexPath) {
    guard let old = contents.shown[.item(ListPath(path))] as? UITableViewCell else { return }
    cellToConfigure = old
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    cellToConfigure = nil
    guard let cell, cell !== old else { return }
    recycle(old)
    show(cell, as: .item(ListPath(path)))
  }
}
