extension LayoutView {
  /// Asks anew for ``alignmentRectInsets`` and the offsets of the baselines.
  public func alignmentDidChange() { note(\.places) { _ in } }

  /// Asks anew for ``forFirstBaselineLayout`` and ``forLastBaselineLayout``, for the constraints on
  /// the view's baselines that are active.
  public func baselineViewsDidChange() {
    let affected = mentions.values
      .filter { $0.terms.contains { $0.item === self && $0.attribute.isBaseline } }
      .sorted { $0.rank < $1.rank }
    for constraint in affected {
      constraint.deactivate()
      constraint.isActive = true
    }
  }

  func delegateDidChange() {
    knownContentSize = nil
    note(\.contents) { _ in }
    note(\.places) { _ in }
    baselineViewsDidChange()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}
