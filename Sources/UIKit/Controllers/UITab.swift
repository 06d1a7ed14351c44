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
