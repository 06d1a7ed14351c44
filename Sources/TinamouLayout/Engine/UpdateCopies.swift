/// What can be given back what it had: views, guides and constraints.
protocol Rememberable: AnyObject {
  /// Copies what the object has; the result gives it back.
  func remember() -> () -> Void
}

/// What an update changes as it was before, each object once.
struct UpdateCopies {
  let contents: ContentSizes
  let constraintSets: [ConstraintSet]
  let switchboard: SetSwitchboard
  /// The frames before the update wrote others, and the objects that it had copied by then.
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

  /// Copies an object that is about to change for the first time.
  mutating func remember(_ object: some Rememberable) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    restorations.append(object.remember())
    if let view = object as? LayoutView { views.append(view) }
  }

  /// Copies the frames that the items have, before others are written.
  mutating func remember(_ board: FrameBoard) {
    if frames == nil { frames = (board, known) }
  }

  /// Gives all objects back what they had.
  func restore(to engine: LayoutEngine) {
    for view in views where view.engine !== engine {
      // The view may have come to another tree.
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
