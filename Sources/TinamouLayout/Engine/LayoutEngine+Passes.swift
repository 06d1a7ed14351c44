extension LayoutEngine {
  /// The maximum number of passes in one ``layoutIfNeeded()``.
  ///
  /// A view that requests another pass in each pass would never end; UIKit stops at 100.
  static let largestNumberOfPasses = 10

  /// Brings the layout up to date and writes the frames to the views.
  ///
  /// The engine calls ``LayoutView/updateConstraints()`` from the leaves up, makes the layout, and
  /// calls ``LayoutView/layoutSubviews()`` from the root down, each at most once for a view. If
  /// these calls changed something, it repeats this up to ten times.
  ///
  /// - Returns: The views whose frame changed, in the order of their first change, superviews
  ///   first.
  /// - Throws: ``LayoutError`` if the layout is refused; then no frame changes.
  @discardableResult
  public func layoutIfNeeded() throws(LayoutError) -> [LayoutView] {
    alongsideObserver?(root)
    var changed: [LayoutView] = []
    var seen: Set<ObjectIdentifier> = []
    try runPasses { views in
      for view in views where seen.insert(ObjectIdentifier(view)).inserted { changed.append(view) }
    }
    return changed
  }

  /// Runs passes until no view requests another one, or until the maximum.
  ///
  /// `report` receives the views whose frames each pass changed.
  package func runPasses(
    _ report: (([LayoutView]) -> Void)? = nil
  ) throws(LayoutError) {
    for _ in 0..<Self.largestNumberOfPasses {
      notifyTraits()
      updateConstraintsIfNeeded()
      try settle()
      if committedGeneration != generation { commit(report) }
      layoutSubviewsIfNeeded()
      if changes.isEmpty, problems.isEmpty, needs.isEmpty { break }
    }
  }

  private func commit(_ report: (([LayoutView]) -> Void)?) {
    if commitLayout() > 0, let report { report(frameTable.movedViews) }
  }

  /// Calls ``LayoutView/updateConstraints()`` where it is needed, from the leaves up.
  func updateConstraintsIfNeeded() {
    guard needs.remove(.constraints) != nil else { return }
    for view in root.subtreeViews().reversed()
    where view.needs.contains(.constraints) && view.engine === self {
      view.needs.remove(.constraints)
      view.updateConstraints()
    }
  }

  /// Calls ``LayoutView/layoutSubviews()`` where it is needed, from the root down.
  private func layoutSubviewsIfNeeded() {
    invalidateLists()
    guard needs.remove(.layout) != nil else { return }
    for view in observers() where view.needs.contains(.layout) && view.engine === self {
      view.needs.remove(.layout)
      view.owner?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.owner?.viewDidLayoutSubviews()
    }
  }
}
