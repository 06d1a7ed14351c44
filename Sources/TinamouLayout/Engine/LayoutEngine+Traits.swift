extension LayoutEngine {
  /// The traits of the window, as views are told them.
  func windowTraits() -> SharedTraits {
    if let told = lastTraits, told.traits == environment.traits { return told }
    let told = SharedTraits(environment.traits)
    lastTraits = told
    return told
  }

  /// The traits of a view, as it is told them.
  private func traits(of view: LayoutView, in window: SharedTraits) -> SharedTraits {
    view.traitDomain?.traits(in: window) ?? window
  }

  /// A view comes into the tree. What it was told in another one it may have to be told anew.
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

  /// Asks again for the sizes of all texts, because something changed that they depend on.
  func noteTextsChanged() {
    for view in root.subtreeViews() where view.textControl != nil { view.noteTextChanged() }
  }

  /// Calls ``LayoutView/traitCollectionDidChange(_:)`` where traits changed, superviews first.
  ///
  /// A controller is told before its view; a view that nobody listens to is left out.
  func tellTraits() {
    guard needs.remove(.traits) != nil, !isDetached else { return }
    let window = windowTraits()
    for view in observers() where view.engine === self {
      view.tellTraits(traits(of: view, in: window))
    }
  }

  /// The views that a subclass, a delegate or a controller may listen to, superviews first.
  func observers() -> [LayoutView] {
    board?.observers.map(\.view) ?? root.subtreeViews().filter(\.mayBeObserved)
  }

  /// From now on somebody may listen to a view, who knows its traits.
  func observersDidChange(of view: LayoutView) {
    dismissBoard()
    view.lastTraits = traits(of: view, in: windowTraits())
  }
}
