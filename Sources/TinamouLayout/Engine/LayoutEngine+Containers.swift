extension LayoutEngine {
  /// Switches the sets that depend on the size of a view inside the window.
  ///
  /// A container has the size that it gets without the sets that depend on it, and that size
  /// decides once: outer containers first, because inner ones can depend on them. So there is no
  /// endless loop, and the answer does not depend on earlier layouts.
  func decideContainers() throws(LayoutError) {
    var waiting = setSelection.containers.compactMap { view in
      view === root ? nil : model.record(of: view).map { (view: view, depth: $0.depth) }
    }.sorted(byNumber: \.view.rank).sorted(byNumber: { UInt64(clamping: $0.depth) })
    while let depth = waiting.first?.depth {
      let level = waiting.prefix { $0.depth == depth }
      for (view, _) in level {
        setSelection.containerSizes[view.id] = model.reading(of: view).size
        model.tracer?.container(view, decides: constraintSets, model)
      }
      waiting.removeFirst(level.count)
      try switchSets()
      if !changes.isEmpty { try applyChanges() }
    }
    reportContainersThatChangeThemselves()
  }

  private func reportContainersThatChangeThemselves() {
    let decided = setSelection.containerSizes
    for view in setSelection.containers {
      guard let size = decided[view.id] else { continue }
      let final = model.reading(of: view).size
      let isOtherwise = constraintSets.contains { set in
        set.conditions.contains { condition in
          condition.view === view
            && condition.limits.contains { $0.holds(for: size) != $0.holds(for: final) }
        }
      }
      if isOtherwise { model.diagnostics.append(.containerChangesItself(view.qualifiedName)) }
    }
  }
}
