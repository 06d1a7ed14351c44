extension LayoutView {
  /// Makes the engine read ``alignmentRectInsets`` and the baseline offsets again.
  public func alignmentDidChange() { note(\.places) }

  /// Makes the engine read ``forFirstBaselineLayout`` and ``forLastBaselineLayout`` again, for the
  /// active constraints on the baselines of the view and of the views around it, which may use
  /// them.
  public func baselineViewsDidChange() { Self.remeasureBaselines(of: [self]) }

  /// Finds again on which items the baselines of some views, and of the views around them, are
  /// measured.
  static func remeasureBaselines(of views: [LayoutView]) {
    var seen: Set<ObjectIdentifier> = []
    for view in views {
      var next: LayoutView? = view
      while let view = next, seen.insert(ObjectIdentifier(view)).inserted {
        view.remakeConstraints {
          $0.attribute.isBaseline && $0.placedItem !== $0.guideOrBaselineView
        }
        next = view.superview
      }
    }
  }

  /// Finds again on which items some attributes of the view are measured, in the active
  /// constraints, which stay active.
  func remakeConstraints(where isAffected: (LayoutConstraint.Term) -> Bool) {
    let affected =
      mentions
      .filter { $0.terms.contains { $0.item === self && isAffected($0) } }
      .sorted(byNumber: \.rank)
    for constraint in affected {
      guard constraint.isActive else {
        constraint.deactivate()
        continue
      }
      constraint.suspend()
      if constraint.resume() { continue }
      constraint.didDeactivate()
      // What refuses the constraint is reported with the next layout.
      constraint.isActive = true
    }
  }

  /// The guide for the margin attributes of the view.
  var guideOfMarginAttributes: LayoutGuide {
    layoutMarginsFollowReadableWidth ? readableContentGuide : layoutMarginsGuide
  }

  func delegateDidChange() {
    engine?.observersDidChange(of: self)
    forgetContentSize()
    note(\.contents)
    note(\.places)
    baselineViewsDidChange()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}
