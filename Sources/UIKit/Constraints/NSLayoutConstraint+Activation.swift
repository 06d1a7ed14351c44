import Foundation
import TinamouLayout
import TinamouSolver

extension NSLayoutConstraint {
  /// Activates the constraint and lets a view keep it: the given view, or the nearest one that
  /// contains both items.
  func install(in view: UIView?) {
    guard let model, !model.isActive || view != nil && view !== holder else { return }
    let ancestor = commonAncestor
    if let view, let ancestor, !ancestor.isInside(view) {
      return TinamouUIKit.report(
        .invalidConstraint("\(self) mentions a view outside of the one that it is added to"))
    }
    model.deactivate()
    do throws(LayoutError) {
      if let view { try view.layoutView.addConstraint(model) } else { try model.activate() }
    } catch {
      return TinamouUIKit.report(.refused(error))
    }
    holder = view ?? ancestor
    holder?.strongConstraints.append(self)
  }

  /// Called when the layout, or the user, has deactivated the constraint.
  func didDeactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.strongConstraints.removeFromEnds(self)
  }

  /// The deepest view that is, or contains, the view of each item.
  private var commonAncestor: UIView? {
    guard let model else { return nil }
    let items = (model.left.terms + model.right.terms).map(\.anchor.item)
    let views = items.compactMap { $0.representedObject.flatMap(UIView.view(of:)) }
    var common = views.first?.layoutView
    for view in views.dropFirst() {
      common = common.flatMap { LayoutView.nearestCommonAncestor(of: $0, and: view.layoutView) }
    }
    while let candidate = common, candidate.view == nil { common = candidate.superview }
    return common?.view
  }
}

extension UIView {
  /// The view itself, or the view of a guide.
  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
      ?? (item as? LayoutSupportGuide)?.guide.owningView
  }
}

extension LayoutItem {
  /// Returns the item of the layout layer for a view or guide of UIKit.
  @MainActor static func of(_ item: Any) -> LayoutItem? {
    if let view = item as? UIView { return view.layoutView }
    if let guide = item as? UILayoutGuide { return guide.layoutGuide }
    return (item as? LayoutSupportGuide)?.guide.layoutGuide
  }
}
