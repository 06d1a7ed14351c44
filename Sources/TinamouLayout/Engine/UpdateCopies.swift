internal import TinamouSolver

/// An object whose state can be restored: a view, guide or constraint.
protocol Restorable: AnyObject {
  /// Copies the state of the object; the result restores it.
  func saveState() -> () -> Void
}

/// The previous states of an engine and of the objects that an update changes, each object once.
///
/// Each copied item knows the engine of the update (`LayoutItem.copiers`), so what changes together
/// with the item is copied too, also while the item is outside of the engine's tree.
struct UpdateCopies {
  let contents: ContentSizes
  let setSelection: SetSelection
  let conflictPolicy: ConflictPolicy
  let exercised: Set<LayoutItem.ID>
  /// The copied items, with the views that contained them.
  private(set) var items: [(item: LayoutItem, container: LayoutView?)] = []
  /// The calls that views needed and that were made in the update.
  var calls: [(view: LayoutView, need: LayoutNeeds)] = []
  /// The frames of items before the update wrote others, and the objects that were already copied
  /// then.
  private var frames: (items: [LayoutItem], values: [FrameTable.Frame])?
  private var knownBeforeFrames: Set<ObjectIdentifier> = []
  private var known: Set<ObjectIdentifier> = []
  private var constraints: [LayoutConstraint] = []
  private var restorations: [() -> Void] = []

  /// Copies the state of an engine.
  init(of engine: LayoutEngine) {
    contents = engine.model.contents
    setSelection = engine.setSelection
    conflictPolicy = engine.conflictPolicy
    exercised = engine.exercised
  }

  /// Copies an object before its first change; returns whether it was not copied before.
  mutating func saveState(_ object: some Restorable) -> Bool {
    guard known.insert(ObjectIdentifier(object)).inserted else { return false }
    restorations.append(object.saveState())
    if let item = object as? LayoutItem { items.append((item, item.container)) }
    if let constraint = object as? LayoutConstraint { constraints.append(constraint) }
    return true
  }

  /// Copies the frames of the items before others are written.
  mutating func saveState(_ frameTable: FrameTable) {
    if frames != nil { return }
    frames = (frameTable.items, frameTable.frames)
    knownBeforeFrames = known
  }

  /// Restores all objects of an engine.
  ///
  /// - Returns: The constraints that became inactive, without a call of `didDeactivate()`.
  func restore(to engine: LayoutEngine) -> [LayoutConstraint] {
    var active = constraints.filter(\.isInstalled)
    for (item, container) in items {
      // Another engine writes its frames before it loses the item.
      if let other = item.engine, other !== engine { other.discardFrameTable() }
      // A view that was not copied may contain the item now, also in the tree of another engine.
      if let new = item.container, new !== container, !known.contains(ObjectIdentifier(new)) {
        active += item.leaveContainer()
      }
    }
    for restore in restorations { restore() }
    for (item, _) in items { item.releaseItemsOfOthers() }
    restoreFrames()
    return active.filter { !$0.isInstalled }
  }

  private func restoreFrames() {
    guard let frames else { return }
    for (item, frame) in zip(frames.items, frames.values)
    where !knownBeforeFrames.contains(ObjectIdentifier(item)) {
      item.ownFrame = Rect(frame)
    }
  }
}
