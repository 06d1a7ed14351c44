import Foundation

/// Where the rows and sections of a list are after an update.
@MainActor struct ListUpdate {
  /// Returns the new place of a row whose view stays; `nil` if it is gone or its view is made again.
  let row: (IndexPath) -> IndexPath?
  /// Returns the new number of a section whose views stay.
  let section: (Int) -> Int?
  /// The rows whose views are configured again, by their new places.
  let configured: [IndexPath]
}

extension ListUpdate {
  /// The update from a snapshot to another one, whose items are known by their identifiers.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    func section(after number: Int) -> Int? {
      let sections = old.sectionIdentifiers
      guard sections.indices.contains(number) else { return nil }
      let section = sections[number]
      return new.reloadedSectionIdentifiers.contains(section) ? nil : new.indexOfSection(section)
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    self.init(
      row: { path in
        guard section(after: path.section) != nil, let item = old.item(at: path) else {
          return nil
        }
        return reloaded.contains(item) ? nil : new.path(of: item)
      },
      section: section, configured: new.reconfiguredItemIdentifiers.compactMap(new.path))
  }
}
