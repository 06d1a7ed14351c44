public import Foundation
import TinamouEnvironment
import TinamouLayout

/// Shows the last of a stack of controllers, below a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar above the content.
  public let navigationBar = UINavigationBar()
  /// The bar below the content.
  public let toolbar = UIToolbar()
  /// Whether the bar above is hidden.
  open var isNavigationBarHidden = false { didSet { updateBars() } }
  /// Whether the bar below is hidden.
  open var isToolbarHidden = true { didSet { updateBars() } }
  private var barConstraints: [NSLayoutConstraint] = []

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an object; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeModel() -> LayoutController { NavigationController() }

  private var navigation: NavigationController? { model as? NavigationController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.translatesAutoresizingMaskIntoConstraints = false
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    updateBars()
  }

  override func tellTraits(changedFrom old: UITraitCollection) {
    super.tellTraits(changedFrom: old)
    updateBars()
  }

  /// The stack; the last one is on top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that shows.
  open var topViewController: UIViewController? { children.last }
  /// The controller that shows, or what it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change {
      $0.setViewControllers(viewControllers.map(\.model))
    } holding: {
      viewControllers
    }
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change {
      $0.pushViewController(viewController.model)
    } holding: {
      children
    }
  }
  /// Takes the controller off the top, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    change {
      $0.popViewController()
    } holding: {
      children
    }
    return top
  }
  /// Takes all controllers off that lie on another one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children[(index + 1)...])
    change {
      $0.popToViewController(viewController.model)
    } holding: {
      children
    }
    return popped
  }
  /// Takes all controllers off but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }
  /// Hides or shows the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Hides or shows the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Changes the stack, and says which controllers it consists of then.
  private func change(
    _ edit: (NavigationController) -> Void, holding stack: () -> [UIViewController]
  ) {
    guard let navigation else { return }
    let (old, oldTop) = (children, topViewController)
    edit(navigation)
    hold(stack())
    for child in children {
      child.loadViewIfNeeded()
      child.view.isPlacedByContainer = true
    }
    for child in old where child.parent !== self { child.view.isPlacedByContainer = false }
    updateBars()
    guard oldTop !== topViewController else { return }
    oldTop?.show(false)
    if isShown { topViewController?.show(true) }
  }

  /// Gives the bars their heights and the content its safe area.
  private func updateBars() {
    let top = isNavigationBarHidden ? 0 : navigationBar.height(in: traitCollection)
    let bottom = isToolbarHidden ? 0 : toolbar.height(in: traitCollection)
    for child in children {
      child.safeAreaOfBars = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    guard isViewLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    NSLayoutConstraint.deactivate(barConstraints)
    barConstraints = [
      navigationBar.heightAnchor.constraint(
        equalToConstant: navigationBar.height(in: traitCollection)),
      toolbar.heightAnchor.constraint(equalToConstant: toolbar.height(in: traitCollection)),
    ]
    NSLayoutConstraint.activate(barConstraints)
    view.bringSubviewToFront(navigationBar)
    view.bringSubviewToFront(toolbar)
  }
}

/// A bar above the content of a navigation. Its items are not laid out.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles are large where the content is at its top; they add 52 points.
  open var prefersLargeTitles = false
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour of the bar; nothing is drawn.
  open var barTintColor: UIColor?

  /// 44 points, 32 where the height is compact, 50 on pads.
  func height(in traits: UITraitCollection) -> CGFloat {
    let bar: CGFloat =
      traits.verticalSizeClass == .compact ? 32 : traits.userInterfaceIdiom == .pad ? 50 : 44
    return bar + (prefersLargeTitles && traits.verticalSizeClass != .compact ? 52 : 0)
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}

/// A bar of buttons. Its items are not laid out.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons, which are not laid out.
  open var items: [UIBarButtonItem]?

  /// Recorded by Interface Builder: 49 points; 32 where the height is compact.
  func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 49
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}

/// What a bar shows for a controller; bars do not lay items out.
@preconcurrency @MainActor open class UINavigationItem: MainActorObject {
  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that goes back.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the button that goes back is hidden.
  open var hidesBackButton = false
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How large titles are.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller before.
    case automatic
    /// Large.
    case always
    /// As usual.
    case never
  }

  /// Makes an item.
  public init(title: String?) {
    self.title = title
    super.init(mainActor: ())
  }
}

/// A button in a bar; bars do not lay items out.
@preconcurrency @MainActor open class UIBarButtonItem: MainActorObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The view.
  open var customView: UIView?
  /// Does nothing.
  open var isEnabled = true
  /// Does nothing.
  open var tintColor: UIColor?

  /// Kinds of buttons.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add.
    case add
    /// Room that stretches.
    case flexibleSpace
    /// Room that does not.
    case fixedSpace
    /// Search.
    case search
    /// Refresh.
    case refresh
    /// Share.
    case action
    /// Trash.
    case trash
  }

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As the one that ends something.
    case done = 2
  }

  /// Makes an item without content.
  public init() { super.init(mainActor: ()) }
  /// Makes an item with a title.
  public convenience init(title: String?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  /// Makes an item with a picture.
  public convenience init(image: UIImage?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  /// Makes an item of a kind.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) { self.init() }
  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
