public import Foundation
import TinamouEnvironment
import TinamouLayout

/// Manages a view with its subviews.
///
/// It owns a `LayoutController`, which takes part in transitions.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private(set) lazy var model = connected(makeModel())
  private lazy var bridge = ControllerBridge(self)
  private var ownView: UIView?
  private var isLoadingView = false
  private var heldChildren: [UIViewController] = []
  private var heldPresented: UIViewController?
  var traitHandlers = TraitHandlers()
  private var supportGuides: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?)
  /// Whether the view shows.
  private(set) var isShown = false

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

  /// The view, made if there is none; never `nil`.
  var loadedView: UIView {
    if let ownView { return ownView }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if let ownView { return ownView }
    let view = UIView(frame: UIScreen.main.bounds)
    replaceView(with: view)
    return view
  }

  private func replaceView(with view: UIView?) {
    guard let view, view !== ownView else { return }
    ownView?.controller = nil
    ownView = view
    view.controller = self
    view.layoutView.viewRespectsSystemMinimumLayoutMargins =
      viewRespectsSystemMinimumLayoutMargins
    updateSafeArea()
    if !isLoadingView { model.setView(view.layoutView) }
  }

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
  open var topLayoutGuide: any UILayoutSupport {
    if let guide = supportGuides.top { return guide }
    let guide = LayoutSupportGuide(top: true, of: view)
    supportGuides.top = guide
    return guide
  }
  /// The covered part below the safe area.
  open var bottomLayoutGuide: any UILayoutSupport {
    if let guide = supportGuides.bottom { return guide }
    let guide = LayoutSupportGuide(top: false, of: view)
    supportGuides.bottom = guide
    return guide
  }

  private func updateSafeArea() {
    let (own, bars) = (additionalSafeAreaInsets, safeAreaOfBars)
    ownView?.layoutView.additionalSafeAreaInsets = EdgeInsets(
      UIEdgeInsets(
        top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
        right: own.right + bars.right))
  }

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

  /// Tells the controller and its children that the view shows, or no longer.
  func show(_ shows: Bool) {
    guard shows != isShown else { return }
    isShown = shows
    if shows {
      loadViewIfNeeded()
      viewWillAppear(false)
    } else {
      viewWillDisappear(false)
    }
    for child in shownChildren { child.show(shows) }
    if shows {
      viewIsAppearing(false)
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
  }

  // MARK: Containers

  /// The controller that contains this one.
  open var parent: UIViewController? { model.parent?.owner }
  /// The controllers that this one contains.
  open var children: [UIViewController] { model.children.compactMap(\.owner) }
  /// Takes a controller in; its view is the caller's to add.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, !isInside(childController) else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    heldChildren.append(childController)
    model.addChild(childController.model)
  }
  /// Leaves the parent; the view is the caller's to remove.
  open func removeFromParent() {
    guard let parent else { return }
    model.removeFromParent()
    parent.heldChildren.removeAll { $0 === self }
    didMove(toParent: nil)
  }
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
  ) {
    do throws(LayoutError) {
      try model.setOverrideTraitCollection(
        collection?.overrides, forChild: childViewController.model)
    } catch {
      TinamouUIKit.report(.refused(error))
    }
  }

  /// Keeps a child alive that the model took in by itself.
  func hold(_ children: [UIViewController]) { heldChildren = children }

  private func isInside(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let candidate = next {
      if candidate === controller { return true }
      next = candidate.parent
    }
    return false
  }

  /// The navigation that contains the controller.
  open var navigationController: UINavigationController? { nearestParent() }
  /// The tabs that contain the controller.
  open var tabBarController: UITabBarController? { nearestParent() }
  /// The split view that contains the controller.
  open var splitViewController: UISplitViewController? { nearestParent() }

  private func nearestParent<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let candidate = next {
      if let found = candidate as? Controller { return found }
      next = candidate.parent
    }
    return nil
  }

  /// What the bar of a navigation shows for the controller.
  open lazy var navigationItem = UINavigationItem(title: title)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the bar of tabs shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The name of the screen.
  open var title: String?
  /// Whether the bar of tabs goes when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Under which bars the view reaches; under all.
  open var edgesForExtendedLayout: UIRectEdge = .all

  // MARK: Presentation

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? { model.presentedController?.owner }
  /// The controller that presents this one.
  open var presentingViewController: UIViewController? { model.presentingController?.owner }
  /// How the controller is shown when another one presents it.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { model.modalPresentationStyle = modalPresentationStyle.style }
  }
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
  ) {
    viewControllerToPresent.view.isPlacedByContainer = true
    if model.present(viewControllerToPresent.model) {
      heldPresented = viewControllerToPresent
      viewControllerToPresent.show(true)
    } else {
      TinamouUIKit.report(
        .invalidTree("\(type(of: self)) is in no window or presents another controller already"))
    }
    completion?()
  }
  /// Takes the presented controller away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    let presented = presenter?.presentedViewController
    model.dismiss()
    presented?.show(false)
    presenter?.heldPresented = nil
    completion?()
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
  /// In which orientations the screen may be held; tests choose one.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

/// How the status bar looks; nothing is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// Orientations of the screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On the side.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// All but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  /// All.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// How a controller moves into view; nothing moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By dissolving.
  case crossDissolve
  /// By turning a page.
  case partialCurl
}

/// How a controller is shown when another one presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// The whole window, with what is below left in place.
  case overFullScreen = 5
  /// Beside its source.
  case popover = 7
  /// As the system decides: a sheet.
  case automatic = -2

  var style: ModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    case .popover: .popover
    case .automatic: .automatic
    }
  }
}
