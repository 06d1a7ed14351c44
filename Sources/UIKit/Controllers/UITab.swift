/// A tab, which makes its controller when it is first needed.
@preconcurrency @MainActor open class UITab: MainActorObject {
  /// The title.
  open var title: String
  /// Has no effect: nothing is drawn.
  open var image: UIImage?
  /// The name of the tab.
  public let identifier: String
  private let makeController: ((UITab) -> UIViewController)?
  /// The controller.
  open private(set) lazy var viewController = makeViewController()

  /// Makes a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    makeController = viewControllerProvider
    super.init(mainActor: ())
  }

  private func makeViewController() -> UIViewController? {
    let controller = makeController?(self)
    if let controller, controller.tabBarItem.title == nil { controller.tabBarItem.title = title }
    return controller
  }
}

/// The tab of a search.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes a tab with the title and the identifier of a search.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The tab whose controller this is.
  public var tab: UITab? { tabBarController?.tabs.first { $0.viewController === self } }
}
