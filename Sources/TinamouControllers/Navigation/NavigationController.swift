public import TinamouLayout

/// Shows the top controller of a stack of controllers.
///
/// It has no navigation bar; the content includes any bar. The views of controllers below the top
/// are in no window, and keep their state.
open class NavigationController: LayoutController {
  /// The view that is shown: that of the top controller.
  private weak var shownView: LayoutView?
  private var isChangingStack = false

  /// Makes a stack with one controller.
  public convenience init(rootViewController: LayoutController, name: String? = nil) {
    self.init(name)
    setViewControllers([rootViewController])
  }

  /// The stack; the last one is on top.
  public var viewControllers: [LayoutController] { children }
  /// The controller that is shown.
  public var topViewController: LayoutController? { children.last }

  package override var shownChildren: [LayoutController] { topViewController.map { [$0] } ?? [] }

  /// Pushes a controller onto the stack; a controller that is already in the stack keeps its
  /// position, and one that contains the receiver is ignored.
  public func pushViewController(_ controller: LayoutController, animated: Bool = false) {
    guard controller.parent !== self else { return }
    addChild(controller)
  }

  /// Removes the top controller, unless it is the only one, and returns it.
  @discardableResult
  public func popViewController(animated: Bool = false) -> LayoutController? {
    guard children.count > 1, let top = topViewController else { return nil }
    top.removeFromParent()
    return top
  }

  /// Removes all controllers above another one, and returns them.
  @discardableResult
  public func popToViewController(
    _ controller: LayoutController, animated: Bool = false
  ) -> [LayoutController] {
    guard let index = children.firstIndex(where: { $0 === controller }) else { return [] }
    let popped = Array(children[(index + 1)...])
    setViewControllers(Array(children[...index]))
    return popped
  }

  /// Removes all controllers except the first one, and returns them.
  @discardableResult
  public func popToRootViewController(animated: Bool = false) -> [LayoutController] {
    children.first.map { popToViewController($0) } ?? []
  }

  /// Replaces the stack; if a controller occurs twice, its first position counts, and a controller
  /// that contains the receiver is left out.
  public func setViewControllers(_ controllers: [LayoutController], animated: Bool = false) {
    var seen: Set<ObjectIdentifier> = []
    let stack = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    isChangingStack = true
    for child in children where !seen.contains(ObjectIdentifier(child)) { child.removeFromParent() }
    for controller in stack { addChild(controller) }
    children = stack.filter { $0.parent === self }
    isChangingStack = false
    showTop()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  open override func size(
    forChildContentContainer child: LayoutController, withParentContainerSize parentSize: Size
  ) -> Size {
    (parent as? SplitController)?.sizeToCome(of: child)
      ?? super.size(forChildContentContainer: child, withParentContainerSize: parentSize)
  }

  override func childrenDidChange() {
    if !isChangingStack { showTop() }
  }

  override func saveStructure() -> (() -> Void)? {
    { [self, stack = children] in setViewControllers(stack) }
  }

  /// Replaces the shown view by that of the top controller.
  private func showTop() {
    guard let view = viewIfLoaded else { return }
    let top = topViewController?.view
    if let shownView, shownView !== top, shownView.superview === view {
      shownView.removeFromSuperview()
    }
    shownView = top
    guard let top, top.superview !== view else { return }
    view.addSubview(top)
    top.fill(view)
  }
}
