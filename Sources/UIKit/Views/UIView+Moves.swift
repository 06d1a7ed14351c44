import TinamouLayout

extension UIView {
  /// Informs the view, and everything in it, that its superview is about to change: whether the app
  /// or a container moves it.
  ///
  /// - Returns: The controllers that disappear, whose second half of the appearance follows.
  func superviewWillChange(to newSuperview: LayoutView?) -> [UIViewController] {
    let (oldWindow, newWindow) = (window, newSuperview?.window)
    let changesWindow = oldWindow !== newWindow
    let leaving =
      changesWindow && oldWindow != nil
      ? outermostControllers.filter { $0.isShown && $0.followsItsView } : []
    for controller in leaving { controller.beginAppearance(false) }
    let (old, new) = (superview, newSuperview?.view)
    if old !== new { willMove(toSuperview: new) }
    if changesWindow {
      for view in treeViews { view.willMove(toWindow: newWindow) }
    }
    old?.willRemoveSubview(self)
    return leaving
  }

  /// Keeps the view with its new superview, and informs it and everything in it.
  func superviewDidChange(from oldSuperview: LayoutView?) {
    let (old, new) = (oldSuperview?.view, superview)
    old?.strongSubviews.removeFromEnds(self)
    old?.subviewsDidChange()
    new?.strongSubviews.append(self)
    new?.subviewsDidChange()
    if let controller { isPlacedByContainer = isPlaced(of: controller) }
    if layoutView.superview != nil {
      setNeedsLayout()
      followSuperviewWithoutSize()
    }
    if old !== new { didMoveToSuperview() }
    if oldSuperview?.window !== window {
      for view in treeViews {
        view.forgetTrackedReads()
        view.controller?.forgetTrackedReads()
        view.didMoveToWindow()
        for case let interaction as UIHingeInteraction in view.interactions { interaction.tell() }
      }
      for controller in outermostControllers { controller.viewDidEnterWindow() }
    }
    new?.didAddSubview(self)
  }

  /// Makes the next pass lay out the subviews, unless the view is just doing that.
  private func subviewsDidChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// Whether a container determines the frame of the view, which is that of a controller. A
  /// `LayoutView` without a `UIView` is internal; it places its own subviews.
  private func isPlaced(of controller: UIViewController) -> Bool {
    layoutView.superview != nil && superview?.places(controller) ?? true
  }

  // MARK: Controllers

  /// The controllers in the tree that are in no other one of it.
  private var outermostControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var stack = [layoutView]
    while let next = stack.popLast() {
      if let controller = next.view?.controller {
        controllers.append(controller)
      } else {
        stack += next.subviews.reversed()
      }
    }
    return controllers
  }
}

extension LayoutView {
  /// The view of UIKit that this one lays out.
  @MainActor var view: UIView? { representedObject as? UIView }

  /// The window that the view is in.
  @MainActor var window: UIWindow? { uppermost.representedObject as? UIWindow }
}
