internal import TinamouSolver

extension LayoutEngine {
  /// Takes the root's tree, unless it is a part of another one and so belongs to its engine.
  func attachRoot() {
    if root.superview == nil || fitting != nil { attach(root) }
  }

  /// Takes a view with its descendants into the tree.
  func attach(_ view: LayoutView) {
    dismissBoard()
    for view in view.subtreeViews() {
      if view.boardIndex >= 0 { view.engine?.dismissBoard() }
      view.attachedEngine = self
      needs.formUnion(view.needs)
      tellTraitsOnArrival(view)
      if view.imageAsset != nil { hasImages = true }
      take(view)
      view.layoutGuides.forEach(take)
      view.systemGuides.forEach(take)
    }
  }

  /// Takes a guide of the tree's views into the tree.
  func attach(_ guide: LayoutGuide) { take(guide) }

  /// Lets items go that leave the tree.
  func detach(_ items: [LayoutItem]) {
    dismissBoard()
    for item in items {
      if item.slot >= 0 { pending.detachedSlots.append(item.slot) }
      item.slot = -1
      for constraint in item.mentions.values where constraint.slot >= 0 {
        if constraint.isParked {
          constraint.deactivate()
        } else {
          pending.deactivatedSlots.append(constraint.slot)
          constraint.slot = -1
        }
      }
      (item as? LayoutView)?.attachedEngine = nil
    }
    // An edit that only took items away must not look like no edit.
    pending.views.append(root)
  }

  /// A constraint of the tree became active.
  func noteActivated(_ constraint: LayoutConstraint) {
    constraint.lastEngine = self
    pending.activated.append(constraint)
    pending.mentions.append(contentsOf: constraint.items)
  }

  /// A constraint of the tree became inactive.
  func noteDeactivated(_ constraint: LayoutConstraint) {
    if constraint.slot >= 0 { pending.deactivatedSlots.append(constraint.slot) }
    constraint.slot = -1
    pending.mentions.append(contentsOf: constraint.items)
    pending.views.append(root)
  }

  /// Forgets everything but the tree, from which the next solve builds the layout anew.
  ///
  /// The answer is a function of the model, so it will be the same to the byte.
  func startOver() {
    dismissBoard()
    forgetParkedRows()
    solver = Solver(conflictPolicy: conflictPolicy, trustingOrders: true)
    pending = PendingEdits()
    pending.environment = true
    tables = EngineTables()
    attachRoot()
  }

  private func take(_ item: LayoutItem) {
    item.slot = -1
    item.lastEngine = self
    if (item as? LayoutGuide)?.role ?? .user == .user { pending.attached.append(item) }
    let mentions = item.mentions.values.sorted { $0.rank < $1.rank }
    for constraint in mentions
    where constraint.isInstalled && constraint.terms.first?.item === item {
      constraint.slot = -1
      constraint.lastEngine = self
      pending.activated.append(constraint)
    }
    pending.mentions.append(item)
    problems.append(contentsOf: item.problems)
    item.problems = []
  }
}
