internal import TinamouSolver

/// What the engine has in its solver, by place.
struct EngineTables {
  /// The items with variables.
  var items = SlotTable<ItemRecord>()
  /// The active constraints with a row.
  var constraints = SlotTable<ConstraintRecord>()
  /// The system guides and wrapping views, which depend on frames.
  var frameReaders = SlotTable<LayoutItem>()
  /// Left, top, width and height of the root view.
  var window: [ConstraintID] = []
}

/// An active constraint in the solver.
struct ConstraintRecord {
  let constraint: LayoutConstraint
  let id: ConstraintID
}

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
  /// The height that wrapping content has at the width last solved.
  var wrappedHeight: Double?
  /// The place among the items that depend on frames; -1 if the item does not.
  var readerSlot: Int32 = -1
}

/// The four unknowns of an item, in the coordinates of its container.
struct FrameVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
}

/// A row of a content size, as it is in the solver.
struct ContentRow {
  let id: ConstraintID
  var value: Double
  let hugging: LayoutPriority
  let compression: LayoutPriority
  let order: DocumentOrder
}
