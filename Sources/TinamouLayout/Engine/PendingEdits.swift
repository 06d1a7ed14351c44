internal import TinamouSolver

/// What changed in the tree since the engine last brought its solver up to date.
struct PendingEdits {
  /// Items that came into the tree, each view before its subviews.
  var attached: [LayoutItem] = []
  /// Places in the item table of items that left.
  var detachedSlots: [Int32] = []
  /// Constraints to be added.
  var activated: [LayoutConstraint] = []
  /// Places in the constraint table of constraints that left.
  var deactivatedSlots: [Int32] = []
  /// Rows of constraints that sets switched, in the order of the switches.
  var parked: [(row: ConstraintID, isParked: Bool)] = []
  /// Places in the item table of items that these constraints mention.
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

  /// Whether nothing changed.
  var isEmpty: Bool {
    !environment && attached.isEmpty && detachedSlots.isEmpty && activated.isEmpty
      && deactivatedSlots.isEmpty && rows.isEmpty && constants.isEmpty && mentions.isEmpty
      && contents.isEmpty && frames.isEmpty && directions.isEmpty && views.isEmpty && places.isEmpty
      && stacks.isEmpty && offsets.isEmpty && parked.isEmpty
  }
}
