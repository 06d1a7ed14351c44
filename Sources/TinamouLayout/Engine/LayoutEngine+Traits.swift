extension LayoutEngine {
  /// Returns the traits of the window, as views receive them.
  func windowTraits() -> SharedTraits {
    if let told = lastTraits, told.traits == environment.traits { return told }
    let told = SharedTraits(environment.traits)
    lastTraits = told
    return told
  }

  /// Returns the traits of a view, as it receives them.
  private func traits(of view: LayoutView, in window: SharedTraits) -> SharedTraits {
    view.traitDomain?.traits(in: window) ?? window
  }

  /// Called when a view is added to the tree: its traits may differ from those in the previous
  /// tree.
  func tellTraitsOnArrival(_ view: LayoutView) {
    if isDetached { return }
    let told = traits(of: view, in: windowTraits())
    if view.lastTraits == nil {
      view.lastTraits = told
    } else if view.lastTraits?.traits != told.traits {
      needs.insert(.traits)
    }
  }

  /// The traits of a view and its descendants changed, without those of the window.
  func traitsDidChange(in view: LayoutView) {
    needs.insert(.traits)
    changes.environment = true
    dismissBoard()
    for view in view.subtreeViews() {
      changes.directions.append(view)
      changes.views.append(view)
      if view.textControl != nil { view.noteTextChanged() }
      view.imageTraitsDidChange()
    }
  }

  /// Measures all texts again, because something on which they depend has changed.
  func noteTextsChanged() {
    for view in root.subtreeViews() where view.textControl != nil { view.noteTextChanged() }
  }

  /// Calls ``LayoutView/traitCollectionDidChange(_:)`` where traits changed, superviews first.
  ///
  /// A controller is called before its view. Views that receive no callbacks are skipped.
  package func tellTraits() {
    guard needs.remove(.traits) != nil, !isDetached else { return }
    let window = windowTraits()
    for view in observers() where view.engine === self {
      view.tellTraits(traits(of: view, in: window))
    }
  }

  /// Returns the views that receive callbacks, superviews first.
  func observers() -> [LayoutView] {
    board?.observers.map(\.view) ?? root.subtreeViews().filter(\.mayBeObserved)
  }

  /// Called when a view begins to receive callbacks; it knows its traits.
  func observersDidChange(of view: LayoutView) {
    dismissBoard()
    view.lastTraits = traits(of: view, in: windowTraits())
  }
}
