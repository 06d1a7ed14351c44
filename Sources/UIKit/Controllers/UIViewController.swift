public import Foundation
import TinamouEnvironment
import TinamouControllers
import TinamouLayout

/// Manages a view with its subviews.
///
/// It owns a `LayoutController`, which takes part in transitions.
@preconcurrency @MainActor open class UIViewController: InertViewController {
  private(set) lazy var model = connected(makeModel())
  private lazy var bridge = ControllerBridge(self)
  /// The view, if it is loaded.
  var ownView: UIView?
  var isLoadingView = false
  /// The children; strong references.
  var strongChildren: [UIViewController] = []
  /// The presented controller; a strong reference.
  var strongPresented: UIViewController?
  private lazy var supportGuides = LayoutSupportGuides(of: view)
  /// Whether the view is visible.
  var isShown = false
  /// How far the appearance or disappearance has come.
  var appearanceStage = AppearanceStage.settled
  /// Whether a container is moving the view, and calls the methods of the appearance itself.
  var isMovedByContainer = false
  /// Whether the controller determines the frames of the views of the children that it shows.
  var placesChildren: Bool { isLaidOutByModel }
  /// Whether the layout's controller makes the view, and places the views of children in it.
  var isLaidOutByModel: Bool { false }

  /// Makes a controller, which loads its view when the view is first used; nib files are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(responder: ())
  }

  /// Makes a controller, which loads its view when the view is first used.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; the coder is not read.
  public required init?(coder: NSCoder) { super.init(responder: ()) }

  func makeModel() -> LayoutController { LayoutController() }

  private func connected(_ model: LayoutController) -> LayoutController {
    model.delegate = bridge
    model.name = "\(type(of: self))"
    return model
  }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded when it is first used.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { ownView != nil }
  /// Makes the view. An override sets ``view`` and does not call `super`.
  open func loadView() {
    if isLaidOutByModel { return view = ModelContainerView(model: model) }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard ownView == nil, !isLoadingView else { return }
    _ = model.view
  }
  /// Called after the view is loaded.
  open func viewDidLoad() {}

  func modelDidLoadView() {
    // The layout's controller can be asked for its view first.
    if ownView == nil { _ = loadedView }
    viewDidLoad()
  }

  // MARK: Passes

  /// Makes the next pass call ``updateProperties()``; this alone requests no layout.
  open func setNeedsUpdateProperties() {
    needsProperties = true
    ownView?.layoutView.setNeedsUpdateProperties()
  }
  /// Updates content and looks, before constraints and layout, and before the view does.
  open func updateProperties() {}
  /// Calls ``updateProperties()`` of the controller, of its view and of what is in it where it is
  /// needed.
  open func updatePropertiesIfNeeded() { ownView?.updatePropertiesIfNeeded() }
  /// Whether the next pass calls ``updateProperties()``.
  var needsProperties = true
  /// What the tracked methods have read.
  var trackedReads: [TrackedMethod: TrackedReads] = [:]
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view. An override calls `super` last.
  open func updateViewConstraints() { ownView?.updateConstraints() }
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Makes the next pass call ``updateContentUnavailableConfiguration(using:)`` once.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableConfiguration = true
    ownView?.setNeedsUpdateConstraints()
  }
  private var needsUnavailableConfiguration = false
  func updateUnavailableConfigurationIfNeeded() {
    guard needsUnavailableConfiguration else { return }
    needsUnavailableConfiguration = false
    track(.updateConfiguration) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
  /// Sets ``contentUnavailableConfiguration`` for a state.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// The state for which ``contentUnavailableConfiguration`` is set.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Called after the layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// Insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { storedAdditionalSafeAreaInsets }
    set {
      storedAdditionalSafeAreaInsets = newValue
      updateSafeArea()
    }
  }
  private var storedAdditionalSafeAreaInsets: UIEdgeInsets = .zero
  /// The insets that bars of the controller add to the safe area of a child, in points.
  func insetsOfBars(around child: UIViewController) -> UIEdgeInsets { .zero }
  /// Places the bars of the controller anew, and updates the safe areas beside them. Their place
  /// depends on the traits, and on the split view or sheet that the controller is in.
  func updateBars() {}
  /// Whether the bars around the controller can be in the strip of an iPhone Duo.
  ///
  /// Containers with bars ask the controller that they show: the top one of a navigation stack,
  /// that of the selected tab, or that of the last column.
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  /// Places the bars around the controller anew, because its preference has changed.
  open func setNeedsUpdateOfVerticalBarConfiguration() {
    for controller in ancestors { controller.updateBars() }
  }
  /// The child that is asked for its preference in place of the controller.
  var childForVerticalBarBehavior: UIViewController? { nil }
  /// The edges at which the controller has opaque bars.
  var edgesOfOpaqueBars: UIRectEdge { [] }
  /// The minimum layout margins of the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(UIScreen.main.environment.systemMinimumLayoutMargins)
  }
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { storedViewRespectsSystemMinimumLayoutMargins }
    set {
      storedViewRespectsSystemMinimumLayoutMargins = newValue
      ownView?.layoutView.viewRespectsSystemMinimumLayoutMargins =
        viewRespectsSystemMinimumLayoutMargins
    }
  }
  private var storedViewRespectsSystemMinimumLayoutMargins = true
  /// The guide of the area above the safe area.
  open var topLayoutGuide: any UILayoutSupport { supportGuides.top }
  /// The guide of the area below the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { supportGuides.bottom }
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, before it appears.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether the children appear with the controller; otherwise it calls
  /// ``beginAppearanceTransition(_:animated:)`` of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Called before the view appears, to put the views of children into it.
  func prepareToAppear() {}

  // MARK: Containers

  /// The controller that contains this one.
  open var parent: UIViewController? { model.parent?.owner }
  /// The controllers that this one contains.
  open var children: [UIViewController] { model.children.compactMap(\.owner) }
  /// Adds a child controller; the caller adds its view.
  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  /// Removes the controller from its parent; the caller removes its view.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {
    if let parent, parent.isShown, parent.followingChildren.contains(self) { show(true) }
  }
  /// Overrides the traits of a child; `nil` for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { overrideTraits(of: childViewController, with: collection) }
  /// The traits that override those of a child; `nil` for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard childViewController.parent === self else { return nil }
    let overrides = UITraitCollection(
      childViewController.model.overridesOfParent, others: childViewController.othersOfParent)
    return overrides == UITraitCollection() ? nil : overrides
  }
  /// Replaces the view of one child with the view of another one.
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

  /// The navigation controller that contains the controller.
  open var navigationController: UINavigationController? { nearestParent() }
  /// The tab bar controller that contains the controller.
  open var tabBarController: UITabBarController? { nearestParent() }
  /// The split view controller that contains the controller.
  open var splitViewController: UISplitViewController? { nearestParent() }

  /// The item of the controller in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item of the controller in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The name of the screen.
  open var title: String?
  /// Whether the tab bar is hidden when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends under bars; at the others it ends at them.
  open var edgesForExtendedLayout: UIRectEdge {
    get { storedEdgesForExtendedLayout }
    set {
      storedEdgesForExtendedLayout = newValue
      updateSafeArea()
    }
  }
  private var storedEdgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view extends under opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { storedOpaqueExtension }
    set {
      storedOpaqueExtension = newValue
      updateSafeArea()
    }
  }
  private var storedOpaqueExtension = false
  /// Whether the view ends at a bar, and not under it.
  var endsAtBars = false
  /// The items of the toolbar, which are not laid out.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the items of the toolbar, which are not laid out.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit)
  /// Whether the content is edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  // MARK: Segues

  /// Never called: prepares for a segue.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Reports that there are no segues.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    reportInterface(
      "the segue '\(identifier)' is not known: present or push the controller in code")
  }

  // MARK: Presentation

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? { model.presentedController?.owner }
  /// The controller that presents this one.
  open var presentingViewController: UIViewController? { model.presentingController?.owner }
  /// How the controller is shown when another one presents it.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedModalPresentationStyle }
    set {
      storedModalPresentationStyle = newValue
      model.modalPresentationStyle = modalPresentationStyle.style
    }
  }
  private var storedModalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Whether presentations stay inside the controller; they always cover the window.
  open var definesPresentationContext = false
  /// The delegate that provides presentations of the app and their animations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation, if the style is ``UIModalPresentationStyle/popover``.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popoverPresentation : nil
  }
  private lazy var popoverPresentation = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  /// The presentation in a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    [.pageSheet, .formSheet, .automatic].contains(modalPresentationStyle) ? sheetPresentation : nil
  }
  private lazy var sheetPresentation = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  /// The presentation of the controller.
  open var presentationController: UIPresentationController? {
    presentationOfApp ?? popoverPresentationController ?? sheetPresentationController
  }
  /// The presentation that the app has made for the style ``UIModalPresentationStyle/custom``.
  var presentationOfApp: UIPresentationController?
  /// Whether the view is about to appear in a presentation.
  open var isBeingPresented: Bool { appearance == .presented(true) }
  /// Whether the view is about to disappear with its presentation.
  open var isBeingDismissed: Bool { appearance == .presented(false) }
  /// Whether the view is about to appear because the controller was added to its parent.
  open var isMovingToParent: Bool { appearance == .child(true) }
  /// Whether the view is about to disappear because the controller is removed from its parent.
  open var isMovingFromParent: Bool { appearance == .child(false) }
  /// The reason for the current appearance callbacks.
  var appearance = AppearanceReason.window
  /// The preferred size of the view in a popover or sheet, in points.
  open var preferredContentSize: CGSize {
    get { CGSize(model.preferredContentSize) }
    set { setPreferredContentSize(Size(newValue)) }
  }
  /// Shows a controller over the window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { show(presented: viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the presented controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }
  /// Shows a controller in the nearest container that can show it.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc) }
  /// Shows a controller as the detail of a split view, or as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showAsDetail(vc, sender)
  }

  // MARK: Traits and transitions

  /// The traits of the controller.
  open var traitCollection: UITraitCollection {
    ownView?.traitCollection ?? traitsWithoutView
  }
  /// The traits that the controller replaces for itself, its view and its children.
  open var traitOverrides: any UITraitOverrides {
    get { traitSettings }
    set { replaceTraitSettings(newValue) }
  }
  var traitSettings = TraitSettings()
  /// The traits on which no layout depends that the parent overrides.
  var othersOfParent = OtherTraits()
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Informs the controller and the registered observers that the traits have changed.
  func notifyTraits(changedFrom old: UITraitCollection) {
    traitCollectionDidChange(old)
    traitHandlers.notify(old, traitCollection)
    updateBars()
  }
  /// The coordinator of the present transition: always `nil`, because a transition passes it on.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Called after the preferred size of a child changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child, in points, while the controller has a size. The method
  /// ``viewWillTransition(to:with:)`` of the child is called with it, if it is another one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { usualSize(of: container, in: parentSize) }
  /// Called before the traits change; children are called afterwards.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the size of the view changes; children are called afterwards.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open override var next: UIResponder? { ownView?.superview ?? parent }
  /// Whether the status bar is hidden; this does not change the safe area.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator is hidden; this does not change the safe area.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Light or dark appearance: an override of the trait.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the keyboard stays while the controller is presented; no effect.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Calls the first half of the appearance callbacks of a child.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing)
  }
  /// Calls the second half of the appearance callbacks of a child.
  open func endAppearanceTransition() { endAppearance() }
}
