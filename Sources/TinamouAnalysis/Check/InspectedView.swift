import TinamouLayout

/// A view with what is the same on all pieces of a function.
final class InspectedItem {
  let id: LayoutItem.ID
  let view: LayoutView
  let kind: ViewKind
  /// The name of the view; `nil` without one.
  let ownName: String?
  /// The index of the view among the items of a piece.
  let index: Int
  /// The distances from the edges of the frame to those of the alignment rectangle.
  fileprivate let insets: EdgeInsets
  /// The superview; `nil` for the root.
  let superview: InspectedItem?
  /// The innermost scroll view around the view; `nil` without one.
  let scrollView: InspectedItem?
  /// The index of the guide of the content of a scroll view; `nil` for other views.
  fileprivate(set) var contentGuide: Int?
  /// Whether the view, or a view inside of it, is content or a control.
  fileprivate(set) var showsSomething: Bool

  fileprivate init(
    _ item: LayoutPiece.Item, _ view: LayoutView, _ index: Int, in superview: InspectedItem?
  ) {
    id = item.id
    self.view = view
    self.index = index
    self.superview = superview
    kind = view.kind
    insets = view.alignmentRectInsets
    ownName = item.name
    scrollView = superview?.view is ScrollView ? superview : superview?.scrollView
    showsSomething = kind.isContentOrControl
  }
}

/// The views of the pieces of a function, each made once.
struct InspectedItems {
  private let view: (LayoutItem.ID) -> LayoutView?
  private var ids: [LayoutItem.ID] = []
  private var items: [InspectedItem?] = []

  /// - Parameter view: Returns the view with an identity; `nil` for guides.
  init(_ view: @escaping (LayoutItem.ID) -> LayoutView?) { self.view = view }

  /// The views of a piece, `nil` for guides. Most often, pieces have the same ones.
  mutating func items(of piece: LayoutPiece) -> [InspectedItem?] {
    if ids.elementsEqual(piece.items.lazy.map(\.id)) { return items }
    ids = piece.items.map(\.id)
    items = []
    for (index, item) in piece.items.enumerated() {
      let superview = item.container.flatMap { items[$0] }
      let view = item.isGuide ? nil : view(item.id)
      items.append(view.map { InspectedItem(item, $0, index, in: superview) })
      if item.isGuide, (superview?.view as? ScrollView)?.contentLayoutGuide.id == item.id {
        superview?.contentGuide = index
      }
    }
    for case let item? in items.reversed() where item.showsSomething {
      item.superview?.showsSomething = true
    }
    return items
  }
}

/// A view of a piece with what the rules need to know.
struct InspectedView {
  let item: InspectedItem
  /// The rectangle in the window, before rounding.
  let frame: SweptRect
  /// The alignment rectangle in the window: what UIKit aligns, without shadows and the like.
  let aligned: SweptRect

  init(_ item: InspectedItem, _ frame: MovingRect, over swept: SweptSizes) {
    self.item = item
    self.frame = SweptRect(frame, over: swept)
    aligned =
      item.insets == .zero
      ? self.frame : SweptRect(Self.inset(frame, by: item.insets), over: swept)
  }

  private static func inset(_ frame: MovingRect, by insets: EdgeInsets) -> MovingRect {
    MovingRect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The index of the view among the items of the piece.
  var index: Int { item.index }

  var view: LayoutView { item.view }

  var kind: ViewKind { item.kind }

  /// Whether the view is inside the content of a scroll view.
  var isScrolled: Bool { item.scrollView != nil }

  /// Whether the view is inside a row of a table or an item of a collection.
  var isInList: Bool { item.scrollView.map { $0.kind != .scroll } ?? false }

  /// Whether people read or touch the view.
  var isTextOrControl: Bool { kind.isText || kind.isControl }

  /// The name in quotation marks.
  var name: String { "'\(item.ownName ?? "?")'" }

  /// Whether the view is the root, which is as large as the window.
  var isRoot: Bool { item.superview == nil }

  /// Whether the file gives the view a text.
  var hasText: Bool { [view.text, view.placeholder].contains { !($0?.isEmpty ?? true) } }

  /// Whether the view shows nothing that is known: no text, and no content of a given size.
  var isEmpty: Bool { view.text?.isEmpty ?? true && !view.hasGivenContentSize }

  /// Whether the view is known to show no letters, such as a button with a picture alone.
  var isBlank: Bool {
    view.text?.allSatisfy(\.isWhitespace) ?? false && view.placeholder?.isEmpty ?? true
  }

  /// The height in points below which a control is harder to touch than its kind requires: 44
  /// points, or the height that the system or the file gives it.
  var leastHeight: Double {
    let own = view.intrinsicContentSize.height
    if own > 0, view.hasGivenContentSize { return min(44, own) }
    let lowest = kind.lowestSystemHeight
    return own > 0 ? min(own, lowest) : lowest
  }
}
