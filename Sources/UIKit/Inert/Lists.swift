public import Foundation
@preconcurrency @MainActor open class InertCollectionReusableView: UIView {
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
@preconcurrency @MainActor open class InertCollectionView: UIScrollView {
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var reorderingCadence = UICollectionView.ReorderingCadence.immediate
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false
  open var remembersLastFocusedIndexPath = false
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isSpringLoaded = false
}
@preconcurrency @MainActor open class InertCollectionViewCell: UICollectionReusableView {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
}
@preconcurrency @MainActor open class InertCollectionViewLayout: MainActorObject {
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func finalizeCollectionViewUpdates() {}
  open func finalizeAnimatedBoundsChange() {}
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath { previousIndexPath }
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
  open var sectionIndexMinimumDisplayRowCount = 0
  open var fillerRowHeight: CGFloat = 0
  open var insetsContentViewsToSafeArea = true
  open var allowsFocus = true
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
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
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isSpringLoaded = false
}
@preconcurrency @MainActor open class InertTableViewCell: UIView {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  open var userInteractionEnabledWhileDragging = false
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
@preconcurrency @MainActor open class InertTableViewHeaderFooterView: UIView {
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
}
@preconcurrency @MainActor open class InertTableViewRowAction: MainActorObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
}
@preconcurrency @MainActor open class InertTableViewController: UIViewController {
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
@preconcurrency @MainActor open class InertCollectionViewController: UIViewController {
  open var installsStandardGestureForInteractiveMovement = true
  open var useLayoutToLayoutNavigationTransitions = false
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
public struct UICollectionLayoutSectionOrthogonalScrollingProperties: Sendable {
  public enum Bounce: Int, Sendable { case automatic, always, never }
  public var decelerationRate = UIScrollView.DecelerationRate.normal
  public var bounce = Bounce.automatic
}
@preconcurrency @MainActor open class UILocalizedIndexedCollation: MainActorObject {
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation(mainActor: ()) }
  open var sectionTitles: [String] { [] }
  open var sectionIndexTitles: [String] { [] }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
