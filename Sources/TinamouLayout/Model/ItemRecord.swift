internal import TinamouSolver
internal import TinamouText

/// A view or guide in the solver.
struct ItemRecord: RankedRecord {
  let item: LayoutItem
  let variables: FrameVariables
  /// The number of ancestors.
  let depth: Int
  /// The rows that keep the width and height of a view from being negative, or those that hold the
  /// guide of a stack at zero.
  var sizeRows: (ConstraintID, ConstraintID)?
  /// Whether the baselines of the view's text were read.
  var hasReadBaselines = false
  /// The content of the view, if it has any.
  @Seldom var content: ContentRecord
  /// What places the item besides constraints.
  @Seldom var place: PlaceRecord

  init(item: LayoutItem, variables: FrameVariables, depth: Int) {
    self.item = item
    self.variables = variables
    self.depth = depth
  }

  var rank: UInt64 { item.rank }

  /// The rows of the item alone, besides those of its content.
  var placingRows: [ConstraintID] {
    (sizeRows.map { [$0.0, $0.1] } ?? []) + (place.frame?.rows ?? [])
      + (place.guide?.rows ?? [])
  }

  /// Forgets what was measured.
  mutating func forgetContent() {
    if $content { content.forgetMeasurements() }
  }

  /// Whether the rows of the content size have this size; a negative height is none.
  func hasContent(of size: Size) -> Bool {
    let (width, height) = (content.width, content.height)
    return (size.height < 0 ? nil : size.height) == height?.value
      && size.width == width?.value ?? size.width
  }

  /// Whether a row of the solver says something about the frame of the item alone.
  func hasRow(_ id: ConstraintID) -> Bool {
    placingRows.contains(id) || content.width?.id == id || content.height?.id == id
      || place.contentOffset?.rows.contains(id) ?? false
  }
}

/// The content of a view in the solver.
struct ContentRecord: Standardized {
  /// The rows of the content size.
  var width: ContentRow?
  var height: ContentRow?
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
  /// The baselines of the text.
  var baselines = TextBaselines()

  mutating func forgetMeasurements() {
    wrappedSize = nil
    naturalSize = nil
    measuredSize = nil
    stretch = nil
    traced = nil
  }
}

/// What places an item besides constraints.
struct PlaceRecord: Standardized {
  /// The rows of a given frame, with the translation from which they were made.
  var frame: (translation: AutoresizingTranslation, rows: [ConstraintID])?
  /// The rows of a system guide, with its relation.
  var guide: (relation: GuideRelation, rows: [ConstraintID])?
  /// The offset of a scroll view, as edit parameters with their rows.
  var contentOffset: (x: Variable, y: Variable, rows: [ConstraintID])?
}
