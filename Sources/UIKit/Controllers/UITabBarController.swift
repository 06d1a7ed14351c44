import Foundation
import TinamouEnvironment
import TinamouLayout

/// Shows one of several controllers, above a bar of tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar of tabs.
  public let tabBar = UITabBar()
  private var barHeight: NSLayoutConstraint?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    let height = tabBar.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -tabBar.height(in: traitCollection))
    NSLayoutConstraint.activate([
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
    ])
    barHeight = height
    showSelected(insteadOf: nil)
  }

  override func tellTraits(changedFrom old: UITraitCollection) {
    super.tellTraits(changedFrom: old)
    barHeight?.constant = -tabBar.height(in: traitCollection)
    updateSafeAreas()
  }

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for child in children { child.removeFromParent() }
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if selectedIndex >= children.count { selectedIndex = 0 }
    updateSafeAreas()
    showSelected(insteadOf: old)
  }

  /// The number of the tab that shows.
  open var selectedIndex = 0 {
    didSet {
      guard selectedIndex != oldValue else { return }
      showSelected(insteadOf: children.indices.contains(oldValue) ? children[oldValue] : nil)
    }
  }
  /// The controller that shows.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  private func showSelected(insteadOf old: UIViewController?) {
    guard isViewLoaded else { return }
    if let old, old !== selectedViewController {
      old.viewIfLoaded?.removeFromSuperview()
      old.show(false)
    }
    guard let selected = selectedViewController, let content = selected.view else { return }
    content.isPlacedByContainer = true
    content.frame = view.bounds
    view.insertSubview(content, at: 0)
    content.layoutView.fill(view.layoutView)
    if isShown { selected.show(true) }
  }

  private func updateSafeAreas() {
    for child in children {
      child.safeAreaOfBars = UIEdgeInsets(
        top: 0, left: 0, bottom: tabBar.height(in: traitCollection), right: 0)
    }
  }
}

/// A bar of tabs. Its items are not laid out.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs, which are not laid out.
  open var items: [UITabBarItem]?
  /// Whether content shows through.
  open var isTranslucent = true

  /// 49 points above the safe area, recorded by Interface Builder; 32 where the height is compact,
  /// 50 on pads.
  func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : traits.userInterfaceIdiom == .pad ? 50 : 49
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}

/// A tab; bars do not lay items out.
@preconcurrency @MainActor open class UITabBarItem: MainActorObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// A number for the app's use.
  open var tag: Int
  /// What stands in the corner.
  open var badgeValue: String?

  /// Makes a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init(mainActor: ())
  }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}
