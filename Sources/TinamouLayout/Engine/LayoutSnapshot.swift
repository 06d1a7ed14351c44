/// A finished layout, independent of the tree from which it was made.
public struct LayoutSnapshot: Sendable {
  /// A view, or a guide that the app made.
  public struct Item: Hashable, Sendable {
    /// The identity of the item in this process.
    public let id: LayoutItem.ID
    /// The name of the item.
    public let name: String?
    /// The superview of the view, or the view that owns the guide.
    public let container: LayoutItem.ID?
    /// Whether the item is a guide.
    public let isGuide: Bool
    /// Whether the view is hidden.
    public let isHidden: Bool
    /// The frame in the superview, in points, on the pixel grid; given frames and guides are not
    /// rounded.
    public let frame: Rect
    /// The frame in its superview before rounding, in points.
    public let exactFrame: Rect
    /// The frame in the window, in points: the sum of the rounded frames of the superviews.
    public let windowFrame: Rect
    /// The frame in the window before rounding, in points.
    public let exactWindowFrame: Rect
  }

  /// An item whose position or size the constraints do not determine completely.
  public struct AmbiguousItem: Hashable, Sendable {
    /// The identity of the item in this process.
    public let id: LayoutItem.ID
    /// The item as diagnostics call it.
    public let name: String
    /// The attributes that the constraints leave open: left, top, width or height.
    public let attributes: [LayoutAttribute]
  }

  /// The number of this layout among those of its engine.
  let generation: Int
  /// The environment that the layout was made for.
  public let environment: LayoutEnvironment
  /// The views and guides, each view before its guides and then its subviews.
  public let items: [Item]
  /// The items that the constraints leave open; the rule for ties determines their frames.
  public let ambiguous: [AmbiguousItem]
  /// The broken constraints, each with the conflict that breaks it.
  public let broken: [LayoutConflict]
  /// The names of the sets that apply.
  public let activeSets: [String]
  /// Messages for the author of the layout besides those about broken constraints.
  package let remarks: [LayoutDiagnostic]
  /// Counts of the work for the layout.
  public let statistics: LayoutStatistics

  let indices: [LayoutItem.ID: Int]

  /// Messages for the author of the layout: broken constraints first, then what did not settle.
  public var diagnostics: [LayoutDiagnostic] { broken.map { .broken($0) } + remarks }

  /// The items that are hidden or in a hidden view.
  package var hiddenItems: Set<LayoutItem.ID> {
    var hidden: Set<LayoutItem.ID> = []
    for item in items where item.isHidden || item.container.map(hidden.contains) ?? false {
      hidden.insert(item.id)
    }
    return hidden
  }

  /// Returns a view, or a guide that the app made.
  public subscript(item: LayoutItem) -> Item? { indices[item.id].map { items[$0] } }

  /// Returns the first item with a name.
  public subscript(name: String) -> Item? { items.first { $0.name == name } }
}
