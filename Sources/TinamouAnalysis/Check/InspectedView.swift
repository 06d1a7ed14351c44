import TinamouLayout

/// A view with what is the same on all pieces of a function.
final class InspectedItem {
  let id: LayoutItem.ID
  let view: LayoutView
  let kind: ViewKind
  /// The name of the view; `nil` without one.
  let ownName: String?

  init(_ item: LayoutPiece.Item, _ view: LayoutView) {
    id = item.id
    self.view = view
    kind = view.kind
    ownName = item.name
  }
}

/// The views of the pieces of a function, each made once.
struct InspectedItems {
  private let view: (LayoutItem.ID) -> LayoutView?
  private var items: [(id: LayoutItem.ID, item: InspectedItem?)] = []

  /// - Parameter view: Returns the view with an identity; `nil` for guides.
  init(_ view: @escaping (LayoutItem.ID) -> LayoutView?) { self.view = view }

  /// The views of a piece, `nil` for guides. Most often, pieces have the same ones.
  mutating func items(of piece: LayoutPiece) -> [InspectedItem?] {
    if items.count != piece.items.count
      || zip(items, piece.items).contains(where: { $0.id != $1.id })
    {
      items = piece.items.map { item in
        (item.id, item.isGuide ? nil : view(item.id).map { InspectedItem(item, $0) })
      }
    }
    return items.map(\.item)
  }
}

/// A view of a piece with what the rules need to know.
struct InspectedView {
  let item: InspectedItem
  /// The index of the view among the items of the piece.
  let index: Int
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

  var view: LayoutView { item.view }

  var kind: ViewKind { item.kind }

  /// Whether the view is inside the content of a scroll view.
  var isScrolled: Bool { scrollView != nil }

  /// Whether people read or touch the view.
  var isTextOrControl: Bool { kind.isText || kind.isControl }

  /// The name in quotation marks.
  var name: String { "'\(item.ownName ?? "?")'" }

  /// Whether the view is the root, which is as large as the window.
  var isRoot: Bool { container == nil }

  /// Whether the view shows nothing that is known: no text, and no content of a given size.
  var isEmpty: Bool { view.text?.isEmpty ?? true && !view.hasGivenContentSize }

  /// The height in points below which a control is harder to touch than its kind requires: 44
  /// points, or the height that the system or the file gives it.
  var leastHeight: Double {
    let own = view.intrinsicContentSize.height
    if own > 0, view.hasGivenContentSize { return min(44, own) }
    let lowest = kind.lowestSystemHeight
    return own > 0 ? min(own, lowest) : lowest
  }
}

extension LayoutPiece {
  /// The views with their rectangles in the window, `nil` for guides; and the rectangles of the
  /// contents of scroll views, by the indices of these.
  func inspectedViews(
    _ inspected: [InspectedItem?]
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
        inspected[index].map { own in
          let insets = own.view.alignmentRectInsets
          let swept = SweptRect(frame, on: self)
          return InspectedView(
            item: own, index: index, container: item.container, frame: swept,
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
