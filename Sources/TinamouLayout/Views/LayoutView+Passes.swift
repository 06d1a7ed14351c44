extension LayoutView {
  /// Asks for a call of ``layoutSubviews()`` in the next pass.
  public func setNeedsLayout() { need(.layout) }

  /// Asks for a call of ``updateConstraints()`` in the next pass.
  public func setNeedsUpdateConstraints() { need(.constraints) }

  /// Whether the next pass calls ``updateConstraints()``.
  public func needsUpdateConstraints() -> Bool { needs.contains(.constraints) }

  /// Calls ``updateConstraints()`` where it is needed in the view and its descendants, from the
  /// leaves up.
  public func updateConstraintsIfNeeded() {
    for view in subtreeViews().reversed() where view.needs.contains(.constraints) {
      view.needs.remove(.constraints)
      view.updateConstraints()
    }
  }

  /// Brings the frames of the whole tree up to date.
  ///
  /// Without an engine the tree is laid out in the size of its uppermost view's ``frame``, by an
  /// engine made for it.
  public func layoutIfNeeded() throws(LayoutError) {
    if let engine {
      engine.alongsideObserver?(self)
      try engine.runPasses()
    } else {
      try LayoutEngine.layOutDetachedTree(of: self)
    }
  }

  private func need(_ need: LayoutNeeds) {
    needs.insert(need)
    engine?.needs.insert(need)
  }
}
