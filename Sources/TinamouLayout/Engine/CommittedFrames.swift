/// The frames of the items of a tree, independent of it.
package struct CommittedFrames: Sendable {
  /// What identifies the items, each view before its guides and then its subviews.
  package let ids: [LayoutItem.ID]
  /// Left, top, width and height of each item in its superview, in points.
  package let frames: [SIMD4<Double>]
}
