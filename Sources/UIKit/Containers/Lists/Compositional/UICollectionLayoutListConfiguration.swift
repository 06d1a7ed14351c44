public import Foundation
import TinamouEnvironment

/// The rows, headers and footers of a list in a collection view.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections from edge to edge.
    case grouped = 1
    /// Sections inside of the margins.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar without a background.
    case sidebarPlain = 4
  }

  /// The header of a section.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first row.
    case firstItemInSection = 2
  }

  /// The footer of a section.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Returns swipe actions; never called, because there are no touch events.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the line of a row; never called, because nothing is drawn.
  public typealias ItemSeparatorHandler = (
    IndexPath, UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// The header of sections.
  public var headerMode = HeaderMode.none
  /// The footer of sections.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; `nil` for none.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows; nothing is drawn.
  public var showsSeparators = true
  /// The appearance of lines; nothing is drawn.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// Returns the line of a row; never called, because nothing is drawn.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Has no effect: nothing is drawn.
  public var backgroundColor: UIColor?
  /// Returns swipe actions; never called, because there are no touch events.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns swipe actions; never called, because there are no touch events.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes the configuration of a list.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The section of the list.
  @MainActor var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top, absoluteOffset: CGPoint(x: 0, y: headerTopPadding ?? 0)))
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    if appearance == .insetGrouped {
      let margins = UIScreen.main.environment.systemMinimumLayoutMargins
      let least = UIScreen.main.platform.value(of: .listMargin)
      section.contentInsets.leading = CGFloat(max(margins.leading, least))
      section.contentInsets.trailing = CGFloat(max(margins.trailing, least))
    }
    return section
  }
}

extension NSCollectionLayoutSection {
  /// Returns the section of a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the layout of a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in configuration.section }
  }
}

/// The appearance of lines between rows; nothing is drawn.
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  /// Has no effect: nothing is drawn.
  public var color = UIColor.separator
  /// Has no effect: nothing is drawn.
  public var multipleSelectionColor = UIColor.separator
  /// Has no effect: nothing is drawn.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Has no effect: nothing is drawn.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Has no effect: nothing is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  /// Has no effect: nothing is drawn.
  public var bottomSeparatorVisibility = Visibility.automatic

  init() {}

  /// Makes the appearance in a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
