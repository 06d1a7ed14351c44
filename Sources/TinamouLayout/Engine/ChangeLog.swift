internal import TinamouSolver

/// What the user changed in a tree since the last layout.
///
/// Views, guides and constraints write into the log of their engine.
struct ChangeLog {
  /// Items that came into the tree, each view before its subviews.
  var attached: [LayoutItem] = []
  /// Items that left the tree.
  var detached: [LayoutItem] = []
  /// Constraints that became active or came with their items.
  var activated: [LayoutConstraint] = []
  /// Constraints that became inactive or left with their items.
  var deactivated: [LayoutConstraint] = []
  /// Rows of constraints that sets switched, in the order of the switches.
  var parked: [(row: ConstraintID, isParked: Bool)] = []
  /// Places among the model's items of those that these constraints mention.
  var parkedMentions: [Int32] = []
  /// Constraints whose row must be made anew.
  var rows: [LayoutConstraint] = []
  /// Constraints of which only the constant changed.
  var constants: [LayoutConstraint] = []
  /// Items of which other constraints than before may be the first to mention them.
  var mentions: [LayoutItem] = []
  /// Views with another content size or other content priorities.
  var contents: [LayoutView] = []
  /// Views on which places are measured differently: other alignment insets or baselines.
  var places: [LayoutView] = []
  /// Views with another given frame.
  var frames: [LayoutView] = []
  /// Views with another direction.
  var directions: [LayoutView] = []
  /// Views of which something else changed that is read with the frames.
  var views: [LayoutView] = []
  /// Scroll views with another offset.
  var offsets: [LayoutView] = []
  /// Stacks whose constraints may have to change.
  var stacks: [LayoutView] = []
  /// Whether the window, its traits or the sets changed.
  var environment = false

  /// No change.
  init() {}

  /// Everything that a tree says.
  init(whole root: LayoutView) {
    environment = true
    for item in root.subtreeItems() { attach(item) }
  }

  /// An item came, with its constraints. Guides of the system come when a constraint mentions them.
  mutating func attach(_ item: LayoutItem) {
    if (item as? LayoutGuide)?.role ?? .user == .user { attached.append(item) }
    let constraints = item.mentions.values.sorted { $0.rank < $1.rank }
    for constraint in constraints
    where constraint.isInstalled && constraint.terms.first?.item === item {
      activated.append(constraint)
    }
    mentions.append(item)
  }

  /// Whether nothing changed.
  var isEmpty: Bool {
    !environment && attached.isEmpty && detached.isEmpty && activated.isEmpty
      && deactivated.isEmpty && rows.isEmpty && constants.isEmpty && mentions.isEmpty
      && contents.isEmpty && frames.isEmpty && directions.isEmpty && views.isEmpty && places.isEmpty
      && stacks.isEmpty && offsets.isEmpty && parked.isEmpty
  }
}
