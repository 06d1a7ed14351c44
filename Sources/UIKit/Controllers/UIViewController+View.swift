import Foundation
internal import TinamouControllers
import TinamouLayout

extension UIViewController {
  /// The view, which is loaded if necessary; never `nil`.
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

  func replaceView(with view: UIView?) {
    guard let view, view !== ownView else { return }
    ownView?.controller = nil
    ownView = view
    view.controller = self
    view.layoutView.viewRespectsSystemMinimumLayoutMargins =
      viewRespectsSystemMinimumLayoutMargins
    updateSafeArea()
    updateTraitOverrides()
    if !isLoadingView { model.setView(view.layoutView) }
  }

  /// Whether the controller determines the frame of a child's view.
  func places(_ child: UIViewController) -> Bool {
    placesChildren && model.shownChildren.contains { $0 === child.model }
  }

  /// Updates the safe area of the view with the insets of the controller and of the bars around it.
  func updateSafeArea() {
    guard let ownView else { return }
    let bars = parent?.insetsOfBars(around: self) ?? .zero
    var edges = edgesForExtendedLayout
    if !extendedLayoutIncludesOpaqueBars { edges.subtract(parent?.edgesOfOpaqueBars ?? []) }
    ownView.layoutView.additionalSafeAreaInsets = EdgeInsets(
      additionalSafeAreaInsets
        + UIEdgeInsets(
          top: edges.contains(.top) ? bars.top : 0, left: bars.left,
          bottom: edges.contains(.bottom) ? bars.bottom : 0, right: bars.right))
    placeView(between: bars, under: edges)
  }

  /// Ends the view at the bars under which it does not extend.
  private func placeView(between bars: UIEdgeInsets, under edges: UIRectEdge) {
    let isAboveTabs = tabBarController.map { $0 !== parent && $0.hasTabsBelow } ?? false
    let endsAtTop = bars.top > 0 && !edges.contains(.top)
    let endsAtBottom = (bars.bottom > 0 || isAboveTabs) && !edges.contains(.bottom)
    let endedAtBars = endsAtBars
    endsAtBars = endsAtTop || endsAtBottom
    guard endsAtBars || endedAtBars, let parent, parent.placesChildren,
      let view = ownView?.layoutView, let container = view.superview
    else { return }
    let outer = container.safeAreaInsets
    let (top, bottom) = (outer.top + Double(bars.top), outer.bottom + Double(bars.bottom))
    for constraint in container.constraints
    where constraint.firstItem === view && constraint.secondItem === container {
      switch constraint.firstAttribute {
      case .top: constraint.constant = endsAtTop ? top : 0
      case .bottom: constraint.constant = endsAtBottom ? -bottom : 0
      default: break
      }
    }
  }

  /// Places the children that end at bars, which depends on the safe area.
  func updateChildrenBetweenBars() {
    for child in children where child.endsAtBars { child.updateSafeArea() }
  }
}
