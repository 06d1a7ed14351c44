/// A finished layout, independent of the tree that it was made from.
public struct LayoutSnapshot: Sendable {
  /// A view or a user's guide.
  public struct Item: Hashable, Sendable {
    /// What identifies the item within the process.
    public let id: LayoutItem.ID
    /// The name given to the item.
    public let name: String?
    /// The view that it is a subview of or that owns the guide.
    public let container: LayoutItem.ID?
    /// Whether the item is a guide.
    public let isGuide: Bool
    /// Whether the view is hidden.
    public let isHidden: Bool
    /// The frame in its superview, in points on the pixel grid; given frames and guides as they are.
    public let frame: Rect
    /// The frame in its superview before rounding, in points.
    public let exactFrame: Rect
    /// The frame in the window, in points: the rounded frames of the superviews added up.
    public let windowFrame: Rect
    /// The frame in the window before rounding, in points.
    public let exactWindowFrame: Rect
  }

  /// An item that the constraints do not place completely.
  public struct AmbiguousItem: Hashable, Sendable {
    /// What identifies the item within the process.
    public let id: LayoutItem.ID
    /// The item as diagnostics call it.
    public let name: String
    /// Which of left, top, width and height the constraints leave open.
    public let attributes: [LayoutAttribute]
  }

  /// Which of the layouts of its engine this is.
  let generation: Int
  /// The environment that the layout was made for.
  public let environment: LayoutEnvironment
  /// The views and guides, each view before its guides and then its subviews.
  public let items: [Item]
  /// What the constraints leave open; the frames then follow from the rule for ties.
  public let ambiguous: [AmbiguousItem]
  /// The broken constraints, each with the conflict that breaks it.
  public let broken: [LayoutConflict]
  /// The names of the sets that apply.
  public let activeSets: [String]
  /// What else the author should know.
  public let diagnostics: [LayoutDiagnostic]
  /// Counts of the work.
  public let statistics: LayoutStatistics

  let indices: [LayoutItem.ID: Int]

  /// A view or user's guide of the layout.
  public subscript(item: LayoutItem) -> Item? { indices[item.id].map { items[$0] } }

  /// The first item with a name.
  public subscript(name: String) -> Item? { items.first { $0.name == name } }
}
