/// A system guide or a view with wrapping content, which depends on frames.
struct FrameReader: RankedRecord {
  let item: LayoutItem
  /// The index among the items.
  let index: Int32

  var rank: UInt64 { item.rank }
}
