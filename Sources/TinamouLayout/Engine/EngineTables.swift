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
