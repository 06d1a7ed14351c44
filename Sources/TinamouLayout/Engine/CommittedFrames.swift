/// The frames of the items of a tree, independent of it.
package struct CommittedFrames: Sendable {
  let places: FrameTable.Places
  /// Left, top, width and height of each item in its superview, in points.
  package let frames: [SIMD4<Double>]

  /// What identifies the items, in the order of the frames.
  package var ids: [LayoutItem.ID] { places.ids }

  /// Whether both are frames of the same items in the same order.
  package func hasSameItems(as other: CommittedFrames) -> Bool { places === other.places }
}
