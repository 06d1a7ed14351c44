import TinamouLayout

/// A view of a piece with what the rules need to know.
struct InspectedView {
  /// The index of the view among the items of the piece.
  let index: Int
  let id: LayoutItem.ID
  let view: LayoutView
  /// The name of the view; `nil` without one.
  let ownName: String?
  /// The index of the container.
  let container: Int?
  /// The rectangle in the window, before rounding.
  let frame: SweptRect
  /// The alignment rectangle in the window: what UIKit aligns, without shadows and the like.
  let aligned: SweptRect
  let isVisible: Bool
  /// The index of the innermost scroll view around the view; `nil` without one.
  let scrollView: Int?
  /// The number of views before it, itself included, that cover the whole window: what is before
  /// one of them is behind it on purpose.
  var layer = 0

  /// Whether the view is inside the content of a scroll view.
  var isScrolled: Bool { scrollView != nil }

  /// The name in quotation marks.
  var name: String { "'\(ownName ?? "?")'" }

  /// Whether the view is the root, which is as large as the window.
  var isRoot: Bool { container == nil }

  /// Whether the view shows nothing that is known: no text, and no content of a given size.
  var isEmpty: Bool { view.text?.isEmpty ?? true && !view.hasGivenContentSize }

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
  /// The views with their rectangles in the window, `nil` for guides; and the rectangles of the
  /// contents of scroll views, by the indices of these.
  func inspectedViews(
    _ view: (LayoutItem.ID) -> LayoutView?
  ) -> (views: [InspectedView?], scrolledContents: [Int: SweptRect]) {
    var views: [InspectedView?] = []
    var contents: [Int: SweptRect] = [:]
    for (index, (item, frame)) in zip(items, movingWindowFrames).enumerated() {
      var isVisible = !item.isHidden
      var scrollView: Int?
      if let container = item.container, let outer = views[container] {
        isVisible = isVisible && outer.isVisible
        scrollView = outer.view is ScrollView ? container : outer.scrollView
      }
      if item.isGuide, let container = item.container,
        let scrollView = views[container]?.view as? ScrollView,
        scrollView.contentLayoutGuide.id == item.id
      {
        contents[container] = SweptRect(frame, on: self)
      }
      views.append(
        (item.isGuide ? nil : view(item.id)).map { view in
          let insets = view.alignmentRectInsets
          let swept = SweptRect(frame, on: self)
          return InspectedView(
            index: index, id: item.id, view: view, ownName: item.name, container: item.container,
            frame: swept,
            aligned: insets == .zero ? swept : SweptRect(Self.inset(frame, by: insets), on: self),
            isVisible: isVisible, scrollView: scrollView)
        })
    }
    return (layered(views), contents)
  }

  private static func inset(_ frame: MovingRect, by insets: EdgeInsets) -> MovingRect {
    MovingRect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The views with the numbers of the layers that they are in.
  private func layered(_ views: [InspectedView?]) -> [InspectedView?] {
    guard let window = (views.first ?? nil)?.frame else { return views }
    var views = views
    var layer = 0
    for index in views.indices.dropFirst() {
      guard let view = views[index] else { continue }
      if view.isVisible, !view.isScrolled, window.isInside(view.frame) { layer += 1 }
      views[index]?.layer = layer
    }
    return views
  }
}
