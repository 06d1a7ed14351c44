extension LayoutView {
  /// Makes the next pass call ``layoutSubviews()``.
  public func setNeedsLayout() { need(.layout) }

  /// Makes the next pass call ``updateProperties()``; this alone requests no layout.
  public func setNeedsUpdateProperties() { need(.properties) }

  /// Calls ``updateProperties()`` where it is needed in the view and its descendants, superviews
  /// first.
  public func updatePropertiesIfNeeded() {
    for view in subtreeViews() where view.takeNeed(.properties) { view.updateProperties() }
  }

  /// Makes the next pass call ``updateConstraints()``.
  public func setNeedsUpdateConstraints() { need(.constraints) }

  /// Whether the next pass calls ``updateConstraints()``.
  public func needsUpdateConstraints() -> Bool { needs.contains(.constraints) }

  /// Calls ``updateConstraints()`` where it is needed in the view and its descendants, from the
  /// leaves up.
  public func updateConstraintsIfNeeded() {
    for view in subtreeViews().reversed() where view.takeNeed(.constraints) {
      view.updateConstraints()
    }
  }

  /// Brings the frames of the whole tree up to date.
  ///
  /// If the tree has no engine, a new engine lays it out in the size of the ``frame`` of its root
  /// view.
  ///
  /// - Throws: ``LayoutError`` if the layout is refused; then no frame changes.
  public func layoutIfNeeded() throws(LayoutError) { _ = try layOutTree(in: .standard) }

  /// Brings the frames of the whole tree up to date; see ``layoutIfNeeded()``.
  ///
  /// - Parameter environment: The environment for a tree without an engine, except for the size of
  ///   the window and the insets of its content.
  /// - Returns: The conflicts of the layout.
  /// - Throws: ``LayoutError`` if the layout is refused.
  package func layOutTree(
    in environment: LayoutEnvironment
  ) throws(LayoutError) -> [LayoutConflict] {
    guard let engine else { return try LayoutEngine.layOutDetachedTree(of: self, in: environment) }
    engine.alongsideObserver?(self)
    try engine.runPasses(for: self)
    return engine.conflicts
  }

  /// Whether the ``layoutSubviews()`` of a view in the same tree is running.
  package var isInPass: Bool { engine?.viewsInLayout.isEmpty == false }

  /// Whether the view receives callbacks: of a subclass, with a delegate, or of a controller.
  var mayBeObserved: Bool {
    let isPlain = type(of: self) == LayoutView.self || type(of: self) == StackView.self
    return !isPlain || layoutDelegate != nil || owner != nil
  }

  /// Makes the next pass call the view.
  func need(_ need: LayoutNeeds) {
    needs.insert(need)
    engine?.needs.insert(need)
  }

  /// Returns whether the view needs a call, which is about to be made. If an update makes the call
  /// and is refused, the view needs it again.
  func takeNeed(_ need: LayoutNeeds) -> Bool {
    guard needs.remove(need) != nil else { return false }
    engine?.copies?.calls.append((self, need))
    return true
  }
}
