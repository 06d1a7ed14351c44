import Foundation

/// The sections and items of a list, by identifiers of the app.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The sections whose views are made again when the snapshot is applied.
  private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { indexOfSection(identifier).map { sections[$0].items } ?? [] }
  /// Returns the section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.identifier }
  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Appends sections; existing sections do not move.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where indexOfSection(identifier) == nil {
      sections.append(Section(identifier: identifier))
    }
  }
  /// Appends items to a section, by default to the last one; existing items move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let place else { return }
    deleteItems(identifiers)
    sections[place].items += identifiers
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    deleteItems(identifiers.filter { $0 != item })
    for place in sections.indices {
      guard let index = sections[place].items.firstIndex(of: item) else { continue }
      let added = identifiers.filter { $0 != item }
      return sections[place].items.insert(contentsOf: added, at: index + offset)
    }
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insertItems([identifier], beforeItem: toIdentifier) }
  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insertItems([identifier], afterItem: toIdentifier) }
  /// Inserts sections before another one; existing sections do not move.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, beside: toIdentifier, offset: 0) }
  /// Inserts sections after another one; existing sections do not move.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, beside: toIdentifier, offset: 1) }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beside section: SectionIdentifierType, offset: Int
  ) {
    let added = identifiers.filter { indexOfSection($0) == nil }.map { Section(identifier: $0) }
    guard let index = indexOfSection(section) else { return }
    sections.insert(contentsOf: added, at: index + offset)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, offset: 0) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, offset: 1) }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, beside section: SectionIdentifierType, offset: Int
  ) {
    guard identifier != section, let old = indexOfSection(identifier),
      indexOfSection(section) != nil
    else { return }
    let moved = sections.remove(at: old)
    guard let index = indexOfSection(section) else { return }
    sections.insert(moved, at: index + offset)
  }

  /// Replaces the items of a section.
  mutating func setItems(
    _ items: [ItemIdentifierType], inSection section: SectionIdentifierType
  ) {
    appendSections([section])
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(items, toSection: section)
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for place in sections.indices { sections[place].items.removeAll(where: gone.contains) }
  }
  /// Deletes all sections and items.
  public mutating func deleteAllItems() { sections = [] }
  /// Deletes sections.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  /// The items whose cells are made again when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Makes the cells of items again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Makes the data source configure the cells of items again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  /// Makes the views of sections again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
  /// Forgets what is made or configured again, because it has been.
  mutating func forgetReloads() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) =
      ([], [], [])
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func count(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let place = content.items.firstIndex(of: item) {
        return IndexPath(item: place, section: section)
      }
    }
    return nil
  }
}
