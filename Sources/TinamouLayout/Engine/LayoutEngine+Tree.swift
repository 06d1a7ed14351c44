internal import TinamouSolver

extension LayoutEngine {
  /// Adds a view with its descendants to the tree.
  func attach(_ view: LayoutView) {
    discardFrameTable()
    edition &+= 1
    for view in view.subtreeViews() {
      if let other = view.attachedEngine, other !== self { other.discardFrameTable() }
      view.attachedEngine = self
      needs.formUnion(view.needs)
      notifyTraitsOnInsertion(view)
      if view.imageAsset != nil { hasImages = true }
      if TextControl(view.kind) != nil { hasTexts = true }
      take(view)
      view.layoutGuides.forEach(take)
      view.systemGuides.forEach(take)
    }
  }

  /// Removes items from the tree.
  func detach(_ items: [LayoutItem]) {
    discardFrameTable()
    edition &+= 1
    for item in items {
      saveState(item)
      for constraint in item.mentions {
        saveState(constraint)
        if !constraint.isInstalled { constraint.deactivate() }
        letRowGo(of: constraint)
      }
      (item as? LayoutView)?.attachedEngine = nil
    }
    changes.detached += items
    // An edit that only removed items must not look like no edit.
    changes.views.append(root)
  }

  /// Records that a constraint of the tree became active.
  func recordActivation(_ constraint: LayoutConstraint) {
    changes.activated.append(constraint)
    changes.mentions.append(contentsOf: constraint.items)
  }

  /// Records that a constraint of the tree became inactive.
  func recordDeactivation(_ constraint: LayoutConstraint) {
    letRowGo(of: constraint)
    changes.mentions.append(contentsOf: constraint.items)
    changes.views.append(root)
  }

  /// Records that the row of a constraint is no longer kept for a set, and is removed with the next
  /// changes.
  private func letRowGo(of constraint: LayoutConstraint) {
    model.reactivateRow(constraint)
    changes.deactivated.append(constraint)
  }

  /// Records that the constant of a constraint changed.
  func recordConstant(of constraint: LayoutConstraint) {
    if counts(constraint) { changes.constants.append(constraint) }
  }

  /// Records that another property of a constraint changed.
  func recordRow(of constraint: LayoutConstraint) {
    if counts(constraint) { changes.rows.append(constraint) }
  }

  /// Returns whether a constraint is active, or its row is kept for a set.
  private func counts(_ constraint: LayoutConstraint) -> Bool {
    constraint.isInstalled || model.contains(constraint)
  }

  /// Releases the tree, whose frames do not change.
  func release() {
    discardFrameTable()
    for view in root.subtreeViews() where view.attachedEngine === self {
      view.attachedEngine = nil
    }
  }

  /// Whether the tree is in no window.
  var isDetached: Bool { model.fitting != nil }

  /// Adds an item of a view that is in the tree.
  func take(_ item: LayoutItem) {
    changes.attach(item)
    for problem in item.problems where problem.constraint.isRefused { problems.record(problem) }
  }
}
