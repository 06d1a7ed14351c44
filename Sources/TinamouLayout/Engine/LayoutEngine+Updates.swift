extension LayoutEngine {
  /// Applies all edits that `body` makes, or none of them.
  ///
  /// If `body` throws, or the edits are refused, the tree and the layout do not change. Edits of
  /// views and constraints that were never in the tree are not undone, except that such views leave
  /// the views of the tree, and the views of the tree leave them. Calls that views received in the
  /// update, such as ``LayoutView/layoutSubviews()``, are repeated in the next pass.
  ///
  /// An update inside an update becomes a part of the outer one: an error that the outer body
  /// catches does not undo the edits of the inner one.
  ///
  /// - Parameter body: Edits the tree.
  /// - Returns: What `body` returns.
  /// - Throws: The error that `body` throws, or a ``LayoutError`` if the edits are refused.
  public func update<Result>(
    _ body: () throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    if isUpdating { return try body() }
    try settle()
    copies = UpdateCopies(of: self)
    do {
      let result = try body()
      try settle()
      _ = takeCopies()
      return result
    } catch {
      restoreCopies()
      throw error
    }
  }

  /// Whether an update is open.
  var isUpdating: Bool { copies != nil }

  /// Copies an object that is about to change, while an update is open.
  func saveState(_ object: some Restorable) {
    if copies?.saveState(object) ?? false, let item = object as? LayoutItem {
      item.copiers.append(self)
    }
  }

  /// Ends the open update; returns its copies.
  private func takeCopies() -> UpdateCopies? {
    defer { copies = nil }
    for (item, _) in copies?.items ?? [] { item.copiers.removeAll { $0 === self } }
    return copies
  }

  /// Restores the tree and the engine to their state before the open update.
  private func restoreCopies() {
    guard let copies = takeCopies() else { return }
    discardFrameTable()
    edition &+= 1
    let present = root.subtreeViews()
    let deactivated = copies.restore(to: self)
    for view in present where view.attachedEngine === self { view.attachedEngine = nil }
    let copied = copies.items.compactMap { $0.item as? LayoutView }
    for view in present + copied where view.superview == nil && view !== root {
      view.updateTraitDomains()
    }
    for view in root.subtreeViews() {
      view.attachedEngine = self
      view.forgetContentSize()
    }
    root.updateTraitDomains()
    model.contents = copies.contents
    model.conflictPolicy = copies.conflictPolicy
    setSelection = copies.setSelection
    setSelection.isStale = true
    exercised = copies.exercised
    problems = []
    startOver()
    // What views were told in the update is no longer true.
    needs.insert(.traits)
    for (view, need) in copies.calls { view.need(need) }
    // An override may edit the tree.
    for constraint in deactivated { constraint.didDeactivate() }
  }
}
