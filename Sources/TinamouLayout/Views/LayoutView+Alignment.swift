extension LayoutView {
  /// Makes the engine read ``alignmentRectInsets`` and the baseline offsets again.
  public func alignmentDidChange() { note(\.places) }

  /// Makes the engine read ``forFirstBaselineLayout`` and ``forLastBaselineLayout`` again, for the
  /// active constraints on the view's baselines.
  public func baselineViewsDidChange() { remakeConstraints(where: \.isBaseline) }

  /// Finds again on which items some attributes of the view are measured, in the active
  /// constraints.
  func remakeConstraints(where isAffected: (LayoutAttribute) -> Bool) {
    let affected = mentions.values
      .filter { $0.terms.contains { $0.item === self && isAffected($0.attribute) } }
      .sorted(byNumber: \.rank)
    for constraint in affected {
      let isActive = constraint.isActive
      constraint.deactivate()
      constraint.isActive = isActive
    }
  }

  /// The guide for the margin attributes of the view.
  var guideOfMarginAttributes: LayoutGuide {
    layoutMarginsFollowReadableWidth ? readableContentGuide : layoutMarginsGuide
  }

  func delegateDidChange() {
    engine?.observersDidChange(of: self)
    knownContentSize = nil
    note(\.contents)
    note(\.places)
    baselineViewsDidChange()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}
