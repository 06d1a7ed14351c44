internal import TinamouSolver

/// A view or guide in the solver.
struct ItemRecord {
  let item: LayoutItem
  let variables: FrameVariables
  /// The number of ancestors.
  let depth: Int
  /// The rows that keep a view's size from being negative.
  var sizeRows: [ConstraintID] = []
  /// The rows of a view's content size.
  var width: ContentRow?
  var height: ContentRow?
  /// The rows of a given frame, with it.
  var frame: (rect: Rect, rows: [ConstraintID])?
  /// The rows of a system guide, with its relation.
  var guide: (relation: GuideRelation, rows: [ConstraintID])?
  /// The size that wrapping content has at the width last solved.
  var wrappedSize: Size?
  /// The place among the items that depend on frames; -1 if the item does not.
  var readerSlot: Int32 = -1
}
