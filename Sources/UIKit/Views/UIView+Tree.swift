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
    layoutView.insertSubview(view.layoutView, at: index(of: place, leavingOut: view))
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
  var outermost: UIView { layoutView.rootOfTree.view ?? self }

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
