public import Foundation

/// Items in a row or column, or at places of their own.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(UIAxis, count: Int?, isDivided: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The items and groups, which repeat until the group is full.
  public let subitems: [NSCollectionLayoutItem]
  let arrangement: Arrangement
  /// The badges of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row of items, which repeat while there is space.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, subitems, .line(.horizontal, count: nil, isDivided: false))
  }
  /// Returns a row of items of equal widths, which fill the row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .line(.horizontal, count: max(1, count), isDivided: true))
  }
  /// Returns a row of a number of items of their own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .line(.horizontal, count: max(1, count), isDivided: false))
  }
  /// Returns a column of items, which repeat while there is space.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical, count: nil, isDivided: false))
  }
  /// Returns a column of items of equal heights, which fill the column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .line(.vertical, count: max(1, count), isDivided: true))
  }
  /// Returns a column of a number of items of their own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .line(.vertical, count: max(1, count), isDivided: false))
  }
  /// Returns a group whose items are where a block places them.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }
}

/// Returns the frames of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: MainActorObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// Has no effect: nothing is drawn.
  public let zIndex: Int

  /// Makes an item with a frame in the group, in points.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init(mainActor: ())
  }
}
