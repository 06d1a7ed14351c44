internal import TinamouSolver
internal import TinamouText

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
  /// The rows of a given frame, with the translation from which they were made.
  var frame: (translation: AutoresizingTranslation, rows: [ConstraintID])?
  /// The rows of a system guide, with its relation.
  var guide: (relation: GuideRelation, rows: [ConstraintID])?
  /// The offset of a scroll view, as edit parameters with their rows.
  var contentOffset: (x: Variable, y: Variable, rows: [ConstraintID])?
  /// The size of wrapping content at the width of the last solve.
  var wrappedSize: Size?
  /// The size of a wrapping text with its own line breaks, once it was measured.
  var naturalSize: Size?
  /// The size of wrapping content when it was last measured, and the widths at which it has this
  /// size.
  var measuredSize: (size: Size, widths: ClosedRange<Double>)?
  /// The lines of a wrapping text when they were last asked for.
  var stretch: TextStretch?
  /// What a trace says of the content, and the widths of the content at which it says the same.
  var traced: (content: LayoutTrace.Content, widths: Range<Double>)?
  /// The baselines of the view's text that its constraints use; `nil` if they were not read yet.
  var baselines: TextBaselines?

  var rank: UInt64 { item.rank }

  /// Forgets what was measured.
  mutating func forgetContent() {
    wrappedSize = nil
    naturalSize = nil
    measuredSize = nil
    stretch = nil
    traced = nil
  }

  /// Whether the rows of the content size have this size; a negative height is none.
  func hasContent(of size: Size) -> Bool {
    (size.height < 0 ? nil : size.height) == height?.value
      && size.width == width?.value ?? size.width
  }

  /// Whether a row of the solver says something about the frame of the item alone.
  func hasRow(_ id: ConstraintID) -> Bool {
    sizeRows.contains(id) || width?.id == id || height?.id == id
      || frame?.rows.contains(id) ?? false || guide?.rows.contains(id) ?? false
      || contentOffset?.rows.contains(id) ?? false
  }
}
