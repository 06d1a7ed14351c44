public import Foundation
import TinamouEnvironment
import TinamouLayout

/// Manages a view with its subviews.
///
/// It owns a `LayoutController`, which takes part in transitions.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private(set) lazy var model = connected(makeModel())
  private lazy var bridge = ControllerBridge(self)
  /// The view, once there is one.
  var ownView: UIView?
  var isLoadingView = false
  /// The children, which are kept alive here.
  var heldChildren: [UIViewController] = []
  /// The presented controller, which is kept alive here.
  var heldPresented: UIViewController?
  var traitHandlers = TraitHandlers()
  private lazy var supportGuides = LayoutSupportGuides(of: view)
  /// Whether the view shows.
  var isShown = false

  /// Makes a controller; its view is made when it is first asked for. There are no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(responder: ())
  }

  /// Makes a controller; its view is made when it is first asked for.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(responder: ()) }

  func makeModel() -> LayoutController { LayoutController() }

  private func connected(_ model: LayoutController) -> LayoutController {
    model.delegate = bridge
    model.name = "\(type(of: self))"
    return model
  }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; the first call loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }
  /// The view, without loading it.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { ownView != nil }
  /// Makes the view: overrides set ``view`` and do not call `super`.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Loads the view, if it was not.
  open func loadViewIfNeeded() {
    guard ownView == nil, !isLoadingView else { return }
    _ = model.view
  }
  /// The view was loaded.
  open func viewDidLoad() {}

  func modelDidLoadView() { viewDidLoad() }

  // MARK: Passes

  /// The frames of the view's subviews are about to be told.
  open func viewWillLayoutSubviews() {}
  /// The frames of the view's subviews are up to date.
  open func viewDidLayoutSubviews() {}
  /// Brings the constraints of the view up to date; overrides call `super` last.
  open func updateViewConstraints() { ownView?.updateConstraints() }
  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { updateSafeArea() } }
  /// What bars of the parent add to the safe area.
  var safeAreaOfBars = UIEdgeInsets.zero { didSet { updateSafeArea() } }
  /// The least layout margins of the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(UIScreen.main.environment.systemMinimumLayoutMargins)
  }
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      ownView?.layoutView.viewRespectsSystemMinimumLayoutMargins =
        viewRespectsSystemMinimumLayoutMargins
    }
  }
  /// The covered part above the safe area.
  open var topLayoutGuide: any UILayoutSupport { supportGuides.top }
  /// The covered part below the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { supportGuides.bottom }

  // MARK: Appearance

  /// The view is about to show.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window and about to show.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The children that show when the controller does.
  var shownChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  // MARK: Containers

  /// The controller that contains this one.
  open var parent: UIViewController? { model.parent?.owner }
  /// The controllers that this one contains.
  open var children: [UIViewController] { model.children.compactMap(\.owner) }
  /// Takes a controller in; its view is the caller's to add.
  open func addChild(_ childController: UIViewController) { takeChild(childController) }
  /// Leaves the parent; the view is the caller's to remove.
  open func removeFromParent() { leaveParent() }
  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent changed.
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil, parent?.isShown ?? false { show(true) }
    if parent == nil { show(false) }
  }
  /// Overrides the traits of a child; `nil` for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { overrideTraits(of: childViewController, with: collection) }
  /// Puts the view of a child in the place of that of another one.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  /// The navigation that contains the controller.
  open var navigationController: UINavigationController? { nearestParent() }
  /// The tabs that contain the controller.
  open var tabBarController: UITabBarController? { nearestParent() }
  /// The split view that contains the controller.
  open var splitViewController: UISplitViewController? { nearestParent() }

  /// What the bar of a navigation shows for the controller.
  open lazy var navigationItem = UINavigationItem(title: title)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the bar of tabs shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The name of the screen.
  open var title: String?
  /// Whether the bar of tabs goes when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Under which bars the view should reach; it reaches under all, and anything else is reported.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet {
      guard edgesForExtendedLayout != .all else { return }
      TinamouUIKit.report(.unmeasured("the view of \(type(of: self)) reaches under all bars"))
    }
  }
  /// Whether the view reaches under bars through which nothing shows; it does.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views get insets, which their own property decides today.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The buttons of the bar below, which are not laid out.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the bar below, which are not laid out.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A button that begins and ends editing.
  open lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit)
  /// Whether the content is edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }
  /// What would be restored; nothing is.
  open var restorationIdentifier: String?

  // MARK: Presentation

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? { model.presentedController?.owner }
  /// The controller that presents this one.
  open var presentingViewController: UIViewController? { model.presentingController?.owner }
  /// How the controller is shown when another one presents it.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { model.modalPresentationStyle = modalPresentationStyle.style }
  }
  /// Whether the user may not take the sheet away; there is no touch.
  open var isModalInPresentation = false
  /// Whether presentations stay in the controller's room; they take the window's.
  open var definesPresentationContext = false
  /// Whether transitions are those of the context; nothing moves.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the status bar follows the presented controller; nothing is drawn.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The app's transitions, which are never asked for: nothing moves.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What a popover belongs to, while the style is ``UIModalPresentationStyle/popover``.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popoverPresentation : nil
  }
  private lazy var popoverPresentation = UIPopoverPresentationController(self)
  /// How high a sheet is; sheets have the size of the window's.
  open var sheetPresentationController: UISheetPresentationController? {
    [.pageSheet, .formSheet, .automatic].contains(modalPresentationStyle) ? sheetPresentation : nil
  }
  private lazy var sheetPresentation = UISheetPresentationController(self)
  /// What presents the controller.
  open var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
  }
  /// Whether the view is about to show in a presentation.
  open var isBeingPresented: Bool { appearance == .presented(true) }
  /// Whether the view is about to go with its presentation.
  open var isBeingDismissed: Bool { appearance == .presented(false) }
  /// Whether the view is about to show since it came to its parent.
  open var isMovingToParent: Bool { appearance == .child(true) }
  /// Whether the view is about to go since it leaves its parent.
  open var isMovingFromParent: Bool { appearance == .child(false) }
  /// Why the controller is told that its view comes or goes.
  var appearance = AppearanceReason.window
  /// How it moves into view; nothing moves.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The size that the controller wants for its view as a popover or sheet, in points.
  open var preferredContentSize: CGSize {
    get { CGSize(model.preferredContentSize) }
    set { model.preferredContentSize = Size(newValue) }
  }
  /// Shows a controller over the window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { show(presented: viewControllerToPresent, completion: completion) }
  /// Takes the presented controller away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(completion: completion)
  }
  /// Shows a controller where the containers have the place for it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
  /// Shows a controller as the detail of a split view, or as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  // MARK: Traits and transitions

  /// The traits of the controller.
  open var traitCollection: UITraitCollection {
    ownView?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// The traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the controller and who registered of changed traits.
  func tellTraits(changedFrom old: UITraitCollection) {
    traitCollectionDidChange(old)
    traitHandlers.tell(old, traitCollection)
  }
  /// The traits are about to change; children are told after.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size of the view is about to change; children are told after.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open override var next: UIResponder? { ownView?.superview ?? parent }
  /// How the status bar would look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar would be hidden; the safe area does not follow it.
  open var prefersStatusBarHidden: Bool { false }
  /// Asks for the look of the status bar anew; nothing is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// How long the status bar would take to hide; nothing moves.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the line at the lower edge would be hidden; the safe area does not follow it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks anew for the line at the lower edge; nothing is drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Light or dark; nothing is drawn.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The system is short of memory; never called.
  open func didReceiveMemoryWarning() {}
  /// Whether the screen may turn; tests choose how it is held.
  open var shouldAutorotate: Bool { true }
  /// How the screen should be held while the controller shows; tests choose.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// In which orientations the screen may be held; tests choose one.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
