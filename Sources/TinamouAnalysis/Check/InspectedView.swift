import TinamouLayout

/// A view of a piece with what the rules need to know.
struct InspectedView {
  /// The index of the view among the items of the piece.
  let index: Int
  let item: LayoutPiece.Item
  let view: LayoutView
  /// The rectangle in the window, before rounding.
  let frame: MovingRect
  /// The alignment rectangle in the window: what UIKit aligns, without shadows and the like.
  let aligned: MovingRect
  let isVisible: Bool
  /// The index of the innermost scroll view around the view; `nil` without one.
  let scrollView: Int?
  /// The number of views before it, itself included, that cover the whole window: what is before
  /// one of them is behind it on purpose.
  var layer = 0

  /// Whether the view is inside the content of a scroll view.
  var isScrolled: Bool { scrollView != nil }

  /// The name in quotation marks.
  var name: String { "'\(item.name ?? "?")'" }

  /// The height in points below which a control is harder to touch than its kind requires: 44
  /// points, or the height that the system or the file gives it.
  var leastHeight: Double {
    let own = view.intrinsicContentSize.height
    if own > 0, view.hasGivenContentSize { return min(44, own) }
    let lowest = view.kind.lowestSystemHeight
    return own > 0 ? min(own, lowest) : lowest
  }
}

extension LayoutPiece {
  /// The views with their rectangles in the window; `nil` for guides.
  func inspectedViews(_ view: (LayoutItem.ID) -> LayoutView?) -> [InspectedView?] {
    var views: [InspectedView?] = []
    var origins: [(x: MovingNumber, y: MovingNumber)] = []
    for (index, item) in items.enumerated() {
      var frame = movingFrame(index)
      var isVisible = !item.isHidden
      var scrollView: Int?
      if let container = item.container {
        frame.x = frame.x + origins[container].x
        frame.y = frame.y + origins[container].y
        if let outer = views[container] {
          isVisible = isVisible && outer.isVisible
          scrollView = outer.view is ScrollView ? container : outer.scrollView
        }
      }
      let scrolled = boundsOrigin(index)
      origins.append((frame.x - scrolled.x, frame.y - scrolled.y))
      views.append(
        (item.isGuide ? nil : view(item.id)).map { view in
          let insets = view.alignmentRectInsets
          return InspectedView(
            index: index, item: item, view: view, frame: frame,
            aligned: MovingRect(
              x: frame.x + insets.left, y: frame.y + insets.top,
              width: frame.width - insets.left - insets.right,
              height: frame.height - insets.top - insets.bottom),
            isVisible: isVisible, scrollView: scrollView)
        })
    }
    return layered(views)
  }

  /// The views with the numbers of the layers that they are in.
  private func layered(_ views: [InspectedView?]) -> [InspectedView?] {
    guard let window = (views.first ?? nil)?.frame else { return views }
    var layer = 0
    return views.enumerated().map { index, view in
      guard var view else { return nil }
      if index > 0, view.isVisible, !view.isScrolled, covers(view.frame, window) { layer += 1 }
      view.layer = layer
      return view
    }
  }

  private func covers(_ frame: MovingRect, _ window: MovingRect) -> Bool {
    [
      frame.x - window.x, frame.y - window.y, window.width - frame.x - frame.width,
      window.height - frame.y - frame.height,
    ].allSatisfy { sizesWherePositive($0).isEmpty }
  }
}
