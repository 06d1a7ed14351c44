internal import TinamouSolver

/// A view or guide in the solver.
struct ItemRecord: RankedRecord {
  let item: LayoutItem
  let variables: FrameVariables
  /// The number of ancestors.
  let depth: Int
  /// The rows that keep a view's size from being negative.
  var sizeRows: [ConstraintID] = []
  /// The rows of a view's content size.
  var width: ContentRow?
  var height: ContentRow?
  /// The rows of a given frame, with what they follow from.
  var frame: (translation: AutoresizingTranslation, rows: [ConstraintID])?
  /// The rows of a system guide, with its relation.
  var guide: (relation: GuideRelation, rows: [ConstraintID])?
  /// How far a scroll view has scrolled: edit parameters.
  var contentOffset: (x: Variable, y: Variable)?
  /// The size that wrapping content has at the width last solved.
  var wrappedSize: Size?
  /// The baselines of the view's text that its constraints were written with; `nil` if not yet read.
  var baselines: TextBaselines?

  var rank: UInt64 { item.rank }
}
