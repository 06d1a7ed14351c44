import Foundation
import TinamouLayout
import TinamouSolver

extension NSLayoutConstraint {
  /// Activates the constraint and lets a view keep it: the given view, or the nearest one that
  /// contains both items.
  func install(in view: UIView?) {
    guard let model else { return }
    if !model.isActive {
      do throws(LayoutError) {
        try model.activate()
      } catch {
        TinamouUIKit.report(.refused(error))
        return
      }
    } else if view == nil || view === holder {
      return
    }
    holder?.strongConstraints.removeAll { $0 === self }
    holder = view ?? commonAncestor
    holder?.strongConstraints.append(self)
  }

  func deactivate() { model?.deactivate() }

  /// Called when the layout, or the user, has deactivated the constraint.
  func didDeactivate() {
    guard let holder else { return }
    self.holder = nil
    if let index = holder.strongConstraints.lastIndex(where: { $0 === self }) {
      holder.strongConstraints.remove(at: index)
    }
  }

  func setConstant(_ constant: CGFloat) {
    guard Self.isUsable(constant) else {
      return TinamouUIKit.report(.invalidConstraint("the constant of \(self) is \(constant)"))
    }
    model?.constant = Double(constant)
  }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority.layoutPriority.isValid else {
      return TinamouUIKit.report(
        .invalidConstraint("the priority of \(self) is \(priority.rawValue)"))
    }
    model?.priority = priority.layoutPriority
  }

  /// Whether a number is finite and within the range of the solver.
  private static func isUsable(_ number: CGFloat) -> Bool {
    abs(Double(number)) <= Solver.largestLength
  }

  /// The deepest view that is, or contains, the view of each item.
  private var commonAncestor: UIView? {
    guard let model else { return nil }
    let items = (model.left.terms + model.right.terms).map(\.anchor.item)
    let views = items.compactMap { $0.representedObject.flatMap(UIView.view(of:)) }
    guard var common = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isDescendant(of: common) {
        guard let superview = common.superview else { return nil }
        common = superview
      }
    }
    return common
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
