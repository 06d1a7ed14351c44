extension LayoutEngine {
  /// Returns the traits of the window, as views receive them.
  func windowTraits() -> SharedTraits {
    if let shared = lastTraits, shared.traits == traits { return shared }
    let shared = SharedTraits(traits)
    lastTraits = shared
    return shared
  }

  /// Returns the traits of a view, as it receives them.
  func traits(of view: LayoutView, in window: SharedTraits) -> SharedTraits {
    view.traitDomain?.traits(in: window) ?? window
  }

  /// Called when a view is added to the tree: its traits may differ from those in the previous
  /// tree.
  func notifyTraitsOnInsertion(_ view: LayoutView) {
    if isDetached { return }
    let shared = traits(of: view, in: windowTraits())
    if view.lastTraits == nil {
      view.lastTraits = shared
    } else if view.lastTraits?.traits != shared.traits {
      needs.insert(.traits)
    }
  }

  /// The traits of a view and its descendants changed, without those of the window.
  func traitsDidChange(in view: LayoutView) {
    needs.insert(.traits)
    changes.environment = true
    discardFrameTable()
    for view in view.subtreeViews() {
      changes.directions.append(view)
      changes.views.append(view)
      if view.mayDependOnText { view.textDidChange() }
      view.imageTraitsDidChange()
    }
  }

  /// Measures all texts again, because something on which they depend has changed.
  func textsDidChange() {
    guard hasTexts else { return }
    for view in root.subtreeViews() where view.mayDependOnText { view.textDidChange() }
  }

  /// Called when a view begins to receive callbacks; it knows its traits.
  func observersDidChange(of view: LayoutView) {
    discardFrameTable()
    view.lastTraits = traits(of: view, in: windowTraits())
  }
}
