public import Foundation
import TinamouEnvironment
import TinamouControllers
import TinamouLayout

/// Shows the top controller of a stack of controllers, below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: InertNavigationController {
  /// The navigation bar.
  open var navigationBar: UINavigationBar { ownNavigationBar }
  private let ownNavigationBar = UINavigationBar()
  /// The toolbar.
  public let toolbar = UIToolbar()
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set {
      storedIsNavigationBarHidden = newValue
      updateBars()
    }
  }
  private var storedIsNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set {
      storedIsToolbarHidden = newValue
      updateBars()
    }
  }
  private var storedIsToolbarHidden = true
  /// The delegate, which is called when controllers are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture recogniser for going back, which recognises nothing.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  /// The gesture recogniser that hides the bars, which recognises nothing.
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture recogniser that hides the bars, which recognises nothing.
  public let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The controller of which the delegate was told last.
  private weak var announced: UIViewController?
  /// Whether the delegate has been called for the top controller in the present appearance.
  private var announcesTop = false
  private var barConstraints: [NSLayoutConstraint] = []

  /// Makes a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an object; the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an empty stack; custom classes of bars are ignored.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  override func makeModel() -> LayoutController { NavigationController() }

  private var navigation: NavigationController? { model as? NavigationController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.heightDidChange = { [weak self] in self?.updateBars() }
    navigationBar.translatesAutoresizingMaskIntoConstraints = false
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    updateBars()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    announcesTop = topViewController !== announced
    if announcesTop { announceTop() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard announcesTop, let top = topViewController else { return }
    announcesTop = false
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Tells the delegate that the top controller will be shown.
  private func announceTop() {
    announced = topViewController
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
  }

  /// The stack; the last one is on top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is shown, or the one that it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  override var placesChildren: Bool { true }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers)
  }
  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !children.contains(viewController) { change(to: children + [viewController]) }
  }
  /// Removes the top controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    change(to: children.dropLast())
    return top
  }
  /// Removes all controllers above another one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children[(index + 1)...])
    change(to: children.dropLast(popped.count))
    return popped
  }
  /// Removes all controllers except the first one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }
  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Changes the navigation stack and keeps the controllers that it then contains. Their methods
  /// are called in UIKit's order.
  private func change(to stack: [UIViewController]) {
    let (old, oldTop) = (children, topViewController)
    let added = stack.filter { !old.contains($0) }
    let removed = old.filter { !stack.contains($0) }
    let changesTop = isShown && stack.last !== oldTop
    for child in added { child.willMove(toParent: self) }
    for child in removed { child.willMove(toParent: nil) }
    if changesTop, let oldTop {
      oldTop.beginAppearance(false, because: removed.contains(oldTop) ? .child(false) : .window)
    }
    let move = { [navigation] in navigation?.setViewControllers(stack.map(\.model)) }
    if let top = stack.last { top.movedByContainer(move) } else { move() }
    strongChildren = children
    updateBars()
    tabBarController?.updateBars()
    if changesTop, let top = topViewController {
      top.view.layoutView.frame = Rect(view.bounds)
      announceTop()
      top.beginAppearance(true, because: added.contains(top) ? .child(true) : .window)
      oldTop?.endAppearance()
      top.endAppearance()
      delegate?.navigationController(self, didShow: top, animated: false)
    }
    for child in removed { child.didMove(toParent: nil) }
    for child in added { child.didMove(toParent: self) }
  }

  override func insetsOfBars(around child: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden {
      let stack = children.prefix { $0 !== child } + [child]
      insets.top = extentOfNavigationBar(showing: stack.map(\.navigationItem)).adds
    }
    if !isToolbarHidden { insets = insets + placeOfToolbar.insets }
    return insets
  }

  /// The extent of the navigation bar while the last one of some items is shown.
  private func extentOfNavigationBar(
    showing items: [UINavigationItem]
  ) -> UINavigationBar.Extent {
    let environment = UIScreen.main.environment
    if environment.poseFacts != nil, !isInSidebar {
      // The bar ends at a place on the display, and a sheet begins below its edge.
      let bottom = PoseFacts.navigationBarBottom
      let isLarge = navigationBar.showsLargeTitle(of: items)
      let above =
        sheetAround == nil ? environment.safeAreaInsets.top : PoseFacts.sheetGap
      let adds = max(0, (isLarge ? bottom.largeTitle : bottom.inlineTitle) - above)
      return (CGFloat(adds), CGFloat(adds))
    }
    var extent = navigationBar.extent(
      in: traitCollection, showing: items, isInSheet: sheetAround != nil)
    if let tabs = tabBarController, !tabs.tabBar.isHidden, case .top(let height) = tabs.placeOfTabs
    {
      // The bar and the tabs above share a row; that the higher one determines it is our reading.
      extent.adds = max(0, extent.adds - height)
    }
    return extent
  }

  override var childForVerticalBarBehavior: UIViewController? { topViewController }

  private var placeOfToolbar: BarPlace {
    stripEdge.map(BarPlace.strip) ?? .bottom(toolbar.height(in: traitCollection))
  }

  override var edgesOfOpaqueBars: UIRectEdge {
    var edges: UIRectEdge = []
    if !navigationBar.isTranslucent { edges.insert(.top) }
    if !toolbar.isTranslucent { edges.insert(.bottom) }
    return edges
  }

  /// Updates the heights of the bars and the safe area of the content.
  override func updateBars() {
    for child in children { child.updateSafeArea() }
    guard isViewLoaded else { return }
    navigationBar.items = children.map(\.navigationItem)
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    NSLayoutConstraint.deactivate(barConstraints)
    barConstraints = constraintsOfNavigationBar + constraintsOfToolbar
    NSLayoutConstraint.activate(barConstraints)
    view.bringSubviewToFront(navigationBar)
    view.bringSubviewToFront(toolbar)
  }

  /// The bar ends where the safe area of the content begins.
  private var constraintsOfNavigationBar: [NSLayoutConstraint] {
    let extent = extentOfNavigationBar(showing: children.map(\.navigationItem))
    return [
      navigationBar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: extent.adds),
      navigationBar.heightAnchor.constraint(equalToConstant: extent.height),
    ]
  }

  private var constraintsOfToolbar: [NSLayoutConstraint] {
    switch placeOfToolbar {
    case .strip(let edge): view.constraints(placing: toolbar, inStripAt: edge)
    case .bottom(let height), .top(let height):
      [
        toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        toolbar.heightAnchor.constraint(equalToConstant: height),
      ]
    }
  }
}
