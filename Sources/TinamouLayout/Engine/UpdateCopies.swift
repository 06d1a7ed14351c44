/// An object whose state can be restored: a view, guide or constraint.
protocol Restorable: AnyObject {
  /// Copies the state of the object; the result restores it.
  func saveState() -> () -> Void
}

/// The previous states of the objects that an update changes, each object once.
struct UpdateCopies {
  let contents: ContentSizes
  let setSelection: SetSelection
  /// The frames before the update wrote others, and the objects that were already copied then.
  private var frames: (frameTable: FrameTable, known: Set<ObjectIdentifier>)?
  private var known: Set<ObjectIdentifier> = []
  private var views: [LayoutView] = []
  private var restorations: [() -> Void] = []

  init(contents: ContentSizes, setSelection: SetSelection) {
    self.contents = contents
    self.setSelection = setSelection
  }

  /// Copies an object before its first change.
  mutating func saveState(_ object: some Restorable) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    restorations.append(object.saveState())
    if let view = object as? LayoutView { views.append(view) }
  }

  /// Copies the frames of the items before others are written.
  mutating func saveState(_ frameTable: FrameTable) {
    if frames == nil { frames = (frameTable, known) }
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
    guard let (frameTable, known) = frames else { return }
    for (item, frame) in zip(frameTable.items, frameTable.frames)
    where !known.contains(ObjectIdentifier(item)) {
      item.ownFrame = Rect(frame)
    }
  }
}
