/// An object whose state can be restored: a view, guide or constraint.
protocol Rememberable: AnyObject {
  /// Copies the state of the object; the result restores it.
  func remember() -> () -> Void
}

/// The previous states of the objects that an update changes, each object once.
struct UpdateCopies {
  let contents: ContentSizes
  let constraintSets: [ConstraintSet]
  let switchboard: SetSwitchboard
  /// The frames before the update wrote others, and the objects that were already copied then.
  private var frames: (board: FrameBoard, known: Set<ObjectIdentifier>)?
  private var known: Set<ObjectIdentifier> = []
  private var views: [LayoutView] = []
  private var restorations: [() -> Void] = []

  init(
    contents: ContentSizes, constraintSets: [ConstraintSet], switchboard: SetSwitchboard
  ) {
    self.contents = contents
    self.constraintSets = constraintSets
    self.switchboard = switchboard
  }

  /// Copies an object before its first change.
  mutating func remember(_ object: some Rememberable) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    restorations.append(object.remember())
    if let view = object as? LayoutView { views.append(view) }
  }

  /// Copies the frames of the items before others are written.
  mutating func remember(_ board: FrameBoard) {
    if frames == nil { frames = (board, known) }
  }

  /// Restores all objects.
  func restore(to engine: LayoutEngine) {
    for view in views where view.engine !== engine {
      // The view may have been added to another tree.
      if let superview = view.superview, !known.contains(ObjectIdentifier(superview)) {
        view.removeFromSuperview()
      }
    }
    for restore in restorations { restore() }
    guard let (board, known) = frames else { return }
    for (item, frame) in zip(board.items, board.frames)
    where !known.contains(ObjectIdentifier(item)) {
      item.ownFrame = Rect(frame)
    }
  }
}
