public import Foundation

/// The common part of the diffable data sources of tables and collections; nothing is animated.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: MainActorObject {
  private(set) var current = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()

  init() { super.init(mainActor: ()) }

  /// Reloads the list.
  func reload() {}

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// Applies another snapshot, without an animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    reload()
    completion?()
  }
  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Returns the index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
}
