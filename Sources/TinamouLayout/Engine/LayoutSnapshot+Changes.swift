extension LayoutSnapshot {
  /// A change of the frame of a view or of a guide that the app made.
  public struct FrameChange: Hashable, Sendable {
    /// The identity of the item in this process.
    public let id: LayoutItem.ID
    /// The name of the item.
    public let name: String?
    /// The previous frame in the coordinates of the superview, in points; `nil` if the item did not
    /// exist.
    public let old: Rect?
    /// The new frame in the coordinates of the superview, in points; `nil` if the item no longer
    /// exists.
    public let new: Rect?
  }

  /// Returns the items whose frames in their superviews differ from another layout of the tree.
  ///
  /// - Parameter earlier: The other layout.
  /// - Returns: First the items of this layout in its order, then those that no longer exist.
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
