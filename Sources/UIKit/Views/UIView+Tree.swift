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
    guard accepts(view) else { return }
    layoutView.insertSubview(view.layoutView, at: index(of: place, for: view))
  }

  /// The index of a place among the siblings of a view that is not one of them yet; one beyond the
  /// end means the end.
  private func index(of place: Place, for view: UIView) -> Int {
    func index(of sibling: UIView) -> Int? {
      guard sibling !== view, let index = layoutView.index(ofSubview: sibling.layoutView) else {
        return nil
      }
      let own = view.superview === self ? layoutView.index(ofSubview: view.layoutView) : nil
      return index - (own.map { $0 < index } == true ? 1 : 0)
    }
    return switch place {
    case .front: .max
    case .index(let index): index
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? .max
    case .below(let sibling): index(of: sibling) ?? .max
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

  func isInside(_ view: UIView) -> Bool { view.layoutView.contains(layoutView) }

  /// The root view of the tree.
  var outermost: UIView { layoutView.uppermost.view ?? self }

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
