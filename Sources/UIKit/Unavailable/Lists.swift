import Foundation

/// Lays items out in groups.
@available(*, unavailable, message: "use UICollectionViewFlowLayout or a layout of your own")
public final class UICollectionViewCompositionalLayout {}

/// The size of an item or a group.
@available(*, unavailable, message: "use UICollectionViewFlowLayout or a layout of your own")
public final class NSCollectionLayoutSize {}

/// An item of a group.
@available(*, unavailable, message: "use UICollectionViewFlowLayout or a layout of your own")
public final class NSCollectionLayoutItem {}

/// Items in a row or column.
@available(*, unavailable, message: "use UICollectionViewFlowLayout or a layout of your own")
public final class NSCollectionLayoutGroup {}

/// A section of groups.
@available(*, unavailable, message: "use UICollectionViewFlowLayout or a layout of your own")
public final class NSCollectionLayoutSection {}

/// What a cell of a list shows.
@available(*, unavailable, message: "use textLabel and detailTextLabel, or views of your own")
public struct UIListContentConfiguration {
  init() {}
}

/// What lies behind the content of a cell.
@available(*, unavailable, message: "nothing is drawn")
public struct UIBackgroundConfiguration {}

extension UITableViewCell {
  /// What the cell shows.
  @available(*, unavailable, message: "use textLabel and detailTextLabel, or views of your own")
  public func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
  /// What the cell shows.
  @available(*, unavailable, message: "use textLabel and detailTextLabel, or views of your own")
  public var contentConfiguration: UIListContentConfiguration? {
    get { nil }
    set {}
  }
}
