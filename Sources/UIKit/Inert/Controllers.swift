public import Foundation
@preconcurrency @MainActor open class InertNavigationBar: UIView {
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
  open weak var delegate: (any UINavigationBarDelegate)?
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open var barTintColor: UIColor?
}
@preconcurrency @MainActor open class InertNavigationController: UIViewController {
  open class var hideShowBarDuration: CGFloat { 0.2 }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsWhenKeyboardAppears = false
}
@preconcurrency @MainActor open class InertNavigationItem: MainActorObject {
  open var attributedTitle: AttributedString?
  open var subtitleView: UIView?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  open var additionalOverflowItems: UIDeferredMenuElement?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  open var customizationIdentifier: String?
  open var backAction: UIAction?
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { preferredSearchBarPlacement }
  open var searchBarPlacementAllowsToolbarIntegration = true
  open var subtitle: String?
  open var largeTitle: String?
  open var largeSubtitle: String?
  open var style = UINavigationItem.ItemStyle.navigator
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  open var prompt: String?
  open var leftItemsSupplementBackButton = false
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
}
@preconcurrency @MainActor open class InertPageViewController: UIViewController {
  open var isDoubleSided = false
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
}
open class InertPopoverPresentationController: UIPresentationController { open var backgroundColor: UIColor? }
@preconcurrency @MainActor open class InertSearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
}
@preconcurrency @MainActor open class InertSheetPresentationController: UIPresentationController {
  open var backgroundEffect: UIVisualEffect?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
}
@preconcurrency @MainActor open class InertSplitViewController: UIViewController {
  open var preferredInspectorColumnWidth: CGFloat = 0
  open var minimumInspectorColumnWidth: CGFloat = 0
  open var maximumInspectorColumnWidth: CGFloat = 0
  open var minimumSecondaryColumnWidth: CGFloat = 0
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
}
@preconcurrency @MainActor open class InertTabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var selectionIndicatorImage: UIImage?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var itemPositioning = UITabBar.ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
}
@preconcurrency @MainActor open class InertTabBarController: UIViewController {
  open var bottomAccessory: UITabAccessory?
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { self.bottomAccessory = bottomAccessory }
  open var tabBarMinimizeBehavior = UITabBarController.MinimizeBehavior.automatic
  open var compactTabIdentifiers: [String]?
  open var customizationIdentifier: String?
  open var customizableViewControllers: [UIViewController]?
  open var mode = UITabBarController.Mode.automatic
  open weak var delegate: (any UITabBarControllerDelegate)?
}
@preconcurrency @MainActor open class InertToolbar: UIView {
  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { .bottom }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
}
@preconcurrency @MainActor open class InertViewController: UIResponder {
  open var focusGroupIdentifier: String?
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var interactionActivityTrackingBaseName: String?
  open var restorationClass: Any.Type?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { true }
  open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {}
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  open var automaticallyAdjustsScrollViewInsets = true
  open var restorationIdentifier: String?
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open var isModalInPresentation = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func didReceiveMemoryWarning() {}
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  private var contentScrollViews: [UInt: UIScrollView] = [:]
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { contentScrollViews[edge.rawValue] = scrollView }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue] ?? contentScrollViews[NSDirectionalRectEdge.all.rawValue]
  }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
