extension LayoutEngine {
  /// The traits of the window, as views are told them.
  func windowTraits() -> ToldTraits {
    if let told = toldTraits, told.traits == environment.traits { return told }
    let told = ToldTraits(environment.traits)
    toldTraits = told
    return told
  }

  /// The traits of a view, as it is told them.
  private func traits(of view: LayoutView, in window: ToldTraits) -> ToldTraits {
    view.traitDomain?.traits(in: window) ?? window
  }

  /// A view comes into the tree. What it was told in another one it may have to be told anew.
  func tellTraitsOnArrival(_ view: LayoutView) {
    let told = traits(of: view, in: windowTraits())
    if view.toldTraits == nil {
      view.toldTraits = told
    } else if view.toldTraits?.traits != told.traits {
      needs.insert(.traits)
    }
  }

  /// The traits of a view and its descendants changed, without those of the window.
  func traitsDidChange(in view: LayoutView) {
    needs.insert(.traits)
    pending.environment = true
    dismissBoard()
    for view in view.subtreeViews() {
      pending.directions.append(view)
      pending.views.append(view)
      if view.textControl != nil { view.noteTextChanged { _ in } }
      view.imageTraitsDidChange()
    }
  }

  /// Calls ``LayoutView/traitCollectionDidChange(_:)`` where traits changed, superviews first.
  ///
  /// A controller is told before its view.
  func tellTraits() {
    guard needs.remove(.traits) != nil, fitting == nil else { return }
    let window = windowTraits()
    for view in root.subtreeViews() where view.engine === self {
      view.tellTraits(traits(of: view, in: window))
    }
  }
}
