public import Foundation
@preconcurrency @MainActor open class InertCollectionReusableView: UIView {
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
@preconcurrency @MainActor open class InertCollectionView: UIScrollView {
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false
  open var remembersLastFocusedIndexPath = false
}
@preconcurrency @MainActor open class InertCollectionViewCell: UICollectionReusableView {
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
}
@preconcurrency @MainActor open class InertCollectionViewLayout: MainActorObject {
  open func finalizeCollectionViewUpdates() {}
  open func finalizeAnimatedBoundsChange() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
}
open class InertCollectionViewLayoutInvalidationContext: MainActorObject { open var contentSizeAdjustment = CGSize.zero }
@preconcurrency @MainActor open class InertCollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
}
@preconcurrency @MainActor open class InertTableView: UIScrollView {
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorColor: UIColor?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var dragInteractionEnabled = false
  open var isPrefetchingEnabled = true
  open var separatorEffect: UIVisualEffect?
  open var remembersLastFocusedIndexPath = false
  open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var selectionFollowsFocus = false
}
@preconcurrency @MainActor open class InertTableViewCell: UIView {
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  open func didTransition(to state: UITableViewCell.StateMask) {}
  open var editingAccessoryType = UITableViewCell.AccessoryType.none
  open var editingAccessoryView: UIView?
  open var editingStyle: UITableViewCell.EditingStyle { .none }
  open var focusStyle = UITableViewCell.FocusStyle.default
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
}
@preconcurrency @MainActor open class InertTableViewHeaderFooterView: UIView { open var backgroundConfiguration: UIBackgroundConfiguration? }
@preconcurrency @MainActor open class InertTableViewRowAction: MainActorObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
}
