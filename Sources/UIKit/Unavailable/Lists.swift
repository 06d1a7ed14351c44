import Foundation

/// A compositional layout.
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

/// The content of a list cell.
@available(*, unavailable, message: "use textLabel and detailTextLabel, or views of your own")
public struct UIListContentConfiguration {
  init() {}
}

extension UITableViewCell {
  /// Returns the content of the cell.
  @available(*, unavailable, message: "use textLabel and detailTextLabel, or views of your own")
  public func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
  /// The content of the cell.
  @available(*, unavailable, message: "use textLabel and detailTextLabel, or views of your own")
  public var contentConfiguration: UIListContentConfiguration? {
    get { nil }
    set {}
  }
}
