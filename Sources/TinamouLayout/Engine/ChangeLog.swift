internal import TinamouSolver

/// The user's changes of a tree since the last layout.
///
/// Views, guides and constraints write into the log of their engine.
struct ChangeLog {
  /// Items that were added to the tree, each view before its subviews.
  var attached: [LayoutItem] = []
  /// Items that were removed from the tree.
  var detached: [LayoutItem] = []
  /// Constraints that became active, or were added with their items.
  var activated: [LayoutConstraint] = []
  /// Constraints that became inactive, or were removed with their items.
  var deactivated: [LayoutConstraint] = []
  /// Rows of constraints that sets switched, in the order of the switches, with the indices of the
  /// constraints among those of the model: counting references would take as long as the switch.
  var switchedRows: [SwitchedRow] = []
  /// Indices, among the model's items, of those that these constraints mention.
  var itemsOfSwitchedSets: [Int32] = []
  /// Constraints whose row must be made again.
  var rows: [LayoutConstraint] = []
  /// Constraints of which only the constant changed.
  var constants: [LayoutConstraint] = []
  /// Items whose first mention by a constraint may have changed.
  var mentions: [LayoutItem] = []
  /// Views whose content size or content priorities changed.
  var contents: [LayoutView] = []
  /// Views on which positions are measured differently, because alignment insets or baselines
  /// changed.
  var places: [LayoutView] = []
  /// Views whose given frame changed.
  var frames: [LayoutView] = []
  /// Views whose direction changed.
  var directions: [LayoutView] = []
  /// Views with another change that affects what is read from frames.
  var views: [LayoutView] = []
  /// Scroll views whose offset changed.
  var offsets: [LayoutView] = []
  /// Stacks whose constraints may have to change.
  var stacks: [LayoutView] = []
  /// Whether the window, its traits or the sets changed.
  var environment = false

  /// A row that a set switched.
  struct SwitchedRow {
    /// The index of the constraint among those of the model.
    let constraint: Int32
    let row: ConstraintID
    let isInactive: Bool
  }

  /// No change.
  init() {}

  /// Makes a log that adds a whole tree.
  init(whole root: LayoutView) {
    environment = true
    for item in root.subtreeItems() { attach(item) }
  }

  /// Records an item that was added, with its constraints. System guides are added when a
  /// constraint mentions them.
  mutating func attach(_ item: LayoutItem) {
    if (item as? LayoutGuide)?.role ?? .user == .user { attached.append(item) }
    let constraints = item.mentions.sorted(byNumber: \.rank)
    for constraint in constraints
    where constraint.isInstalled && constraint.terms.first?.item === item {
      activated.append(constraint)
    }
    mentions.append(item)
  }

  /// The number of records.
  var count: Int {
    var count = attached.count + detached.count + activated.count + deactivated.count
    count += rows.count + constants.count + mentions.count + contents.count + frames.count
    count += directions.count + views.count + places.count + stacks.count + offsets.count
    return count + switchedRows.count + itemsOfSwitchedSets.count
  }

  /// Whether nothing changed.
  var isEmpty: Bool { !environment && !hasEdits }

  /// Whether anything but the environment changed.
  var hasEdits: Bool { count > itemsOfSwitchedSets.count }
}
