/// What the items of a view's tree remember of their engine, while another one borrows them.
struct Tenancy {
  private let items: [(item: LayoutItem, slot: Int32, engine: LayoutEngine?, last: LayoutEngine?)]
  private let constraints: [(constraint: LayoutConstraint, slot: Int32, last: LayoutEngine?)]
  private let problems: [[RefusedActivation]]

  init(of view: LayoutView) {
    items = view.subtreeItems().map {
      ($0, $0.slot, ($0 as? LayoutView)?.attachedEngine, $0.lastEngine)
    }
    problems = items.map(\.item.problems)
    constraints = items.flatMap { $0.item.mentions.values }.map { ($0, $0.slot, $0.lastEngine) }
    for entry in items { entry.item.problems = [] }
  }

  /// Gives everything back to the engine that had it.
  func restore() {
    for (index, entry) in items.enumerated() {
      entry.item.slot = entry.slot
      entry.item.lastEngine = entry.last
      entry.item.problems = problems[index]
      (entry.item as? LayoutView)?.attachedEngine = entry.engine
    }
    for entry in constraints {
      entry.constraint.slot = entry.slot
      entry.constraint.lastEngine = entry.last
    }
  }
}
