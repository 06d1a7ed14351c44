extension LayoutSnapshot {
  /// What became of the frame of a view or user's guide.
  public struct FrameChange: Hashable, Sendable {
    /// What identifies the item within the process.
    public let id: LayoutItem.ID
    /// The name given to the item.
    public let name: String?
    /// The frame before in its superview, in points; `nil` if the item was not there.
    public let old: Rect?
    /// The frame in its superview, in points; `nil` if the item is gone.
    public let new: Rect?
  }

  /// The items whose frames in their superviews differ from another layout of the tree: first those
  /// of this layout in its order, then those that are gone.
  public func frameChanges(since earlier: LayoutSnapshot) -> [FrameChange] {
    var changes: [FrameChange] = []
    for item in items {
      let old = earlier.indices[item.id].map { earlier.items[$0].frame }
      if old == item.frame { continue }
      changes.append(FrameChange(id: item.id, name: item.name, old: old, new: item.frame))
    }
    for item in earlier.items where indices[item.id] == nil {
      changes.append(FrameChange(id: item.id, name: item.name, old: item.frame, new: nil))
    }
    return changes
  }
}
