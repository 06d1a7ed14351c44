public import TinamouSolver

/// Lays out one view tree.
///
/// The engine observes every edit of the tree, its constraints and guides, and brings them into the
/// solver at the next ``solve()``. Use an engine and its tree from one thread at a time; snapshots
/// can be sent to any thread.
public final class LayoutEngine {
  /// The view that fills the window.
  public let root: LayoutView

  /// Everything that the layout depends on besides the tree; setting it resizes the window.
  public var environment: LayoutEnvironment {
    get { model.contents.environment }
    set {
      let old = model.contents.environment
      guard newValue != old else { return }
      let isOnlyChange = hasOnlyChangesOfEnvironment
      model.contents.environment = newValue
      changes.environment = true
      edition &+= 1
      if newValue.traits.layoutDirection != old.traits.layoutDirection {
        changes.directions += root.subtreeViews()
      }
      if newValue.differsForTexts(from: old) { textsDidChange() }
      if newValue.platform != old.platform {
        for view in root.subtreeViews() { view.platformDidChange() }
      }
      if newValue.traits != old.traits {
        needs.insert(.traits)
        if hasImages { for view in root.subtreeViews() { view.imageTraitsDidChange() } }
      }
      visitedStates.environmentDidChange(isOnlyChange ? changes.count : nil)
      if newValue.reservedRegions != old.reservedRegions {
        for view in observers() { view.owner?.reservedRegionsDidChange() }
      }
    }
  }

  /// Constraints and attributes that apply under conditions; a change switches only those that
  /// differ.
  public var constraintSets: [ConstraintSet] {
    get { setSelection.sets }
    set {
      forgetVisitedStates()
      removeInactiveRows()
      setSelection.replaceSets(with: newValue)
      changes.environment = true
    }
  }

  /// The object that measures texts; setting it measures all texts of the tree again.
  public var textMeasurer: any TextMeasuring {
    get { model.contents.texts.measurer }
    set {
      model.contents.texts = TextMeasurementCache(
        newValue, capacity: model.contents.texts.capacity)
      textsDidChange()
    }
  }

  /// What the solver keeps allocated for the rows and variables of the tree.
  package var solverMemory: SolverMemory { model.solver.memory }

  /// The number of recent texts whose measurements are kept, at least.
  package var textCapacity: Int {
    get { model.contents.texts.capacity }
    set {
      model.contents.texts = TextMeasurementCache(
        model.contents.texts.measurer, capacity: newValue)
    }
  }

  /// What happens when required constraints cannot hold together; by default the last one in
  /// document order is broken and reported.
  ///
  /// Under `ConflictPolicy.refuse`, every layout that breaks a required constraint is refused, also
  /// the present one if the policy is set after it.
  public var conflictPolicy: ConflictPolicy {
    get { model.conflictPolicy }
    set {
      catchUp()
      forgetVisitedStates()
      model.conflictPolicy = newValue
      // The solver refuses what an update breaks, so what is broken is built again.
      if newValue == .refuse, !model.solver.conflicts.isEmpty { startOver() }
    }
  }

  /// The linear model of the tree.
  private(set) var model: LayoutModel
  /// The user's changes since the model was last updated.
  var changes = ChangeLog()
  var setSelection = SetSelection()
  /// The states of the window that were visited since the tree changed.
  var visitedStates = VisitedStates()
  /// Reasons why activations were refused.
  var problems: [RefusedActivation] = []
  /// The calls that views of the tree need in the next pass.
  var needs = LayoutNeeds.all
  /// The views whose ``LayoutView/layoutSubviews()`` is running, each called by the one before it.
  var viewsInLayout: [LayoutView] = []
  /// Whether views are being asked for their content sizes.
  var isReadingContents = false
  /// The number of times that sets have activated or deactivated a constraint since the engine was
  /// made.
  var switchedConstraints = 0
  /// Whether any view has had an image.
  var hasImages = false
  /// Whether any view is of a kind that can have a text.
  var hasTexts = false
  /// The number of layouts so far.
  var generation = 0
  /// Counts the edits of the tree, and the layouts that moved views: what is computed from views
  /// does not change without it.
  package internal(set) var edition = 0
  /// The insets of views, and the edition for which they were computed.
  var latestInsets: (edition: Int, insets: KnownInsets)?
  /// The items of the last snapshot, and their indices.
  var latestIndices: (ids: [LayoutItem.ID], indices: [LayoutItem.ID: Int]) = ([], [:])
  /// The number of the layout that the views have.
  var committedGeneration = -1
  /// The number of the layout after which lists last laid out their rows.
  var listGeneration = -1
  /// The items whose ambiguity was exercised an odd number of times.
  var exercised: Set<LayoutItem.ID> = []
  /// The frames of the views; `nil` after items were added or removed, until the next commit.
  var frameTable: FrameTable?
  /// The number of frames that have changed since the engine was made.
  package internal(set) var movedViews = 0
  /// Called when an alongside-animation block requests layout.
  package var alongsideObserver: ((LayoutView) -> Void)?
  /// Whether views are being told of changed traits.
  var isNotifyingTraits = false
  /// The traits of the window that views last received.
  var lastTraits: SharedTraits?
  /// The objects that the open update changes, in their previous states; `nil` outside of updates.
  var copies: UpdateCopies?

  /// Makes an engine for a tree. Another engine of the same tree no longer lays it out.
  ///
  /// The engine of a view that has a superview refuses to lay out.
  ///
  /// - Parameters:
  ///   - root: The view that fills the window.
  ///   - environment: Everything that the layout depends on besides the tree.
  ///   - conflictPolicy: What happens when required constraints cannot hold together.
  public init(
    root: LayoutView, environment: LayoutEnvironment = .standard,
    conflictPolicy: ConflictPolicy = .relax
  ) {
    self.root = root
    model = LayoutModel(
      root: root, contents: ContentSizes(environment: environment), conflictPolicy: conflictPolicy)
    changes.environment = true
    if root.superview == nil { attach(root) }
  }

  /// Makes an engine for a tree that is in no window.
  init(
    detached root: LayoutView, _ request: FittingRequest, in environment: LayoutEnvironment
  ) {
    self.root = root
    model = LayoutModel(
      root: root, fitting: request, contents: ContentSizes(environment: environment))
    changes.environment = true
    attach(root)
  }

  deinit { release() }

  /// Brings the layout up to date and returns it.
  ///
  /// After an error the layout does not change, but the edits are still in the tree, so the next
  /// call fails too unless you undo them. ``update(_:)`` undoes them itself.
  ///
  /// - Returns: The layout.
  /// - Throws: ``LayoutError`` if the layout is refused.
  public func solve() throws(LayoutError) -> LayoutSnapshot {
    try bringUpToDate()
    return makeSnapshot()
  }

  /// Brings the layout up to date.
  package func bringUpToDate() throws(LayoutError) {
    notifyTraits()
    updatePropertiesIfNeeded()
    updateConstraintsIfNeeded()
    try settle()
  }

  /// Proves that the current layout is optimal, from the optimality conditions alone.
  ///
  /// - Returns: The proof.
  /// - Throws: ``LayoutError`` if the layout is refused.
  public func certificate() throws(LayoutError) -> Certificate {
    try settle()
    return model.solver.certificate()
  }

  /// Discards everything except the tree, from which the next solve rebuilds the layout.
  func startOver() {
    discardFrameTable()
    forgetVisitedStates()
    removeInactiveRows()
    model = model.emptied()
    changes = ChangeLog(whole: root)
  }

  /// Releases everything that can be computed again: the solver's state, cached content sizes and
  /// measured texts.
  ///
  /// The next solve rebuilds the layout and gives the same frames.
  public func discardCaches() {
    for view in root.subtreeViews() { view.forgetContentSize() }
    model.contents.texts.removeAll()
    startOver()
  }

  /// The traits of the window.
  var traits: TraitCollection { model.contents.environment.traits }

  /// Counts of the work so far.
  package var statistics: LayoutStatistics {
    let model = model
    return LayoutStatistics(
      items: model.items.count, constraints: model.constraints.count - model.inactiveRowCount,
      rounds: model.rounds, switchedRows: model.switchedRows,
      switchedConstraints: switchedConstraints, measurements: model.contents.texts.measurements,
      solver: model.solver.statistics)
  }

  /// How much must be read from frames before the layout without it is kept; for tests.
  package var fewestReadingsOfDraft: Int {
    get { model.fewestReadingsOfDraft }
    set { model.fewestReadingsOfDraft = newValue }
  }

  /// The solver of the model.
  package var solver: Solver {
    catchUp()
    return model.solver
  }

  /// The number of entries in the tables of the layout, including empty ones.
  package var storage: (items: Int, constraints: Int, readers: Int) {
    (model.items.capacity, model.constraints.capacity, model.readers.capacity)
  }
}
