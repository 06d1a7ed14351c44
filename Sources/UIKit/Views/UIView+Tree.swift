import Foundation
import TinamouLayout

extension UIView {
  /// The position of a new subview among its siblings.
  enum Place {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  func insert(_ view: UIView, at place: Place) {
    if isInside(view) {
      return TinamouUIKit.report(
        .invalidTree("\(type(of: view)) cannot become a subview of itself"))
    }
    let isMove = view.superview === self
    if isMove {
      layoutView.insertSubview(view.layoutView, at: index(of: place, leavingOut: view))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    view.notifyWindowChange(oldWindow, newWindow) { $0.willMove(toWindow: newWindow) }
    view.detach()
    let added = view.layoutView
    layoutView.insertSubview(added, at: index(of: place, leavingOut: view))
    strongSubviews.append(view)
    subviewsDidChange()
    view.setNeedsLayout()
    view.followSuperviewWithoutSize()
    view.didMoveToSuperview()
    view.notifyWindowChange(oldWindow, newWindow) { $0.didMoveToWindow() }
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    notifyWindowChange(oldWindow, nil) { $0.willMove(toWindow: nil) }
    detach()
    didMoveToSuperview()
    notifyWindowChange(oldWindow, nil) { $0.didMoveToWindow() }
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    layoutView.removeFromSuperview()
    superview.strongSubviews.removeAll { $0 === self }
    superview.subviewsDidChange()
  }

  /// Makes the next pass lay out the subviews, unless the view is just doing that.
  private func subviewsDidChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  private func notifyWindowChange(
    _ old: UIWindow?, _ new: UIWindow?, _ notify: (UIView) -> Void
  ) {
    guard old !== new else { return }
    for view in treeViews { notify(view) }
  }

  private func index(of place: Place, leavingOut view: UIView) -> Int {
    let siblings = layoutView.subviews.filter { $0 !== view.layoutView }
    func index(of sibling: UIView) -> Int? {
      siblings.firstIndex { $0 === sibling.layoutView }
    }
    return switch place {
    case .front: siblings.count
    case .index(let index): min(max(index, 0), siblings.count)
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? siblings.count
    case .below(let sibling): index(of: sibling) ?? siblings.count
    }
  }

  func exchangeSubviews(_ first: Int, _ second: Int) {
    let views = subviews
    let (low, high) = (min(first, second), max(first, second))
    guard views.indices.contains(low), views.indices.contains(high), low != high else { return }
    insert(views[high], at: .index(low))
    insert(views[low], at: .index(high))
  }

  /// The view in the layout and its superviews, from the inside out.
  var layoutAncestors: some Sequence<LayoutView> { sequence(first: layoutView) { $0.superview } }

  func isInside(_ view: UIView) -> Bool { layoutAncestors.contains { $0 === view.layoutView } }

  /// The root view of the tree.
  var outermost: UIView {
    layoutAncestors.reduce(layoutView) { $1 }.representedObject as? UIView ?? self
  }

  /// The view and its descendants, each before its subviews.
  var treeViews: [UIView] {
    layoutView.subtreeViews().compactMap { $0.representedObject as? UIView }
  }

  func firstView(where isWanted: (UIView) -> Bool) -> UIView? { treeViews.first(where: isWanted) }
}

/// Releases subviews one by one, since nested deallocation would overflow the stack.
enum ViewTreeRelease {
  static func release(_ views: inout [UIView]) {
    var stack = views
    views = []
    while var view = stack.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      let subviews = withLastAccess { [view] in
        let subviews = view.strongSubviews
        view.strongSubviews = []
        return subviews
      }
      stack += subviews
    }
  }
}
