extension LayoutView {
  /// Adds a view in front of the subviews, and removes it from its previous superview.
  ///
  /// If the view is already a subview of the receiver, it comes to the front and keeps its
  /// constraints. If the view is the receiver or contains it, nothing changes.
  public func addSubview(_ view: LayoutView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds views in front of the subviews, one after the other, as ``addSubview(_:)`` does.
  public func addSubviews(_ views: LayoutView...) {
    for view in views { addSubview(view) }
  }

  /// Inserts a view into the subviews, and removes it from its previous superview.
  ///
  /// If the view is already a subview of the receiver, it moves and keeps its constraints. If the
  /// view is the receiver or contains it, nothing changes.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index among the subviews; an index outside of the range means the nearest valid
  ///     one.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    if view.contains(self) { return }
    willChange()
    if view.superview === self { return moveSubview(view, to: index) }
    view.layoutDelegate?.willMove(view, toSuperview: self)
    let old = view.superview
    let deactivated = view.leaveSuperview()
    saveState(of: view)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.superviewDidChangeTraits()
    if view.translatesAutoresizingMaskIntoConstraints { view.captureTranslation() }
    engine?.attach(view)
    engine?.needs.insert(.layout)
    for constraint in deactivated { constraint.didDeactivate() }
    view.layoutDelegate?.didMove(view, fromSuperview: old)
  }

  /// Moves a subview; this changes only the order of the snapshot's items.
  private func moveSubview(_ view: LayoutView, to index: Int) {
    guard let old = self.index(ofSubview: view) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Removes the view from its superview.
  ///
  /// Active constraints between the subtree of the view and the rest of the tree are deactivated,
  /// also those that a view of the rest holds; others within the subtree stay active. A constraint
  /// on the baseline of a view outside, such as a stack, that the subtree provided stays active
  /// with the view's next baseline.
  public func removeFromSuperview() {
    if superview == nil { return }
    layoutDelegate?.willMove(self, toSuperview: nil)
    let old = superview
    for constraint in leaveSuperview() { constraint.didDeactivate() }
    layoutDelegate?.didMove(self, fromSuperview: old)
  }

  /// Removes the view from its superview.
  ///
  /// - Returns: The constraints that became inactive. Their `didDeactivate()` may edit the tree, so
  ///   it is called when the tree is complete again.
  func leaveSuperview() -> [LayoutConstraint] {
    guard let superview, let index = superview.index(ofSubview: self) else { return [] }
    superview.subviewWillLeave(self)
    let items = subtreeItems()
    let leaving = Self.deactivateConstraints(leaving: items)
    superview.willChange()
    superview.engine?.needs.insert(.layout)
    // An engine keeps its root, also if it was inside of a view that no engine lays out.
    superview.engine?.detach(items)
    superview.subviews.remove(at: index)
    self.superview = nil
    superviewDidChangeTraits()
    return leaving.deactivated + leaving.suspended.filter { !$0.resume() }
  }

  /// Returns the index of a subview.
  package func index(ofSubview view: LayoutView) -> Int? {
    subviews.indexFromEnds { $0 === view }
  }

  /// Returns whether a view is the receiver or one of its descendants.
  package func contains(_ view: LayoutView) -> Bool {
    if subviews.isEmpty { return view === self }
    // An engine lays out all that is inside of its views. So a view of another engine is at most
    // inside if the root of that engine has a superview.
    if attachedEngine !== view.attachedEngine, view.attachedEngine?.root.superview == nil {
      return false
    }
    var next: LayoutView? = view
    while let candidate = next {
      if candidate === self { return true }
      next = candidate.superview
    }
    return false
  }

  /// The root view of the tree.
  package var uppermost: LayoutView {
    if let root = attachedEngine?.root, root.superview == nil { return root }
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The view and its descendants, each before its subviews.
  package func subtreeViews() -> [LayoutView] {
    var views: [LayoutView] = []
    var stack = [self]
    while let view = stack.popLast() {
      views.append(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
    return views
  }

  /// The view, its descendants and their guides.
  func subtreeItems() -> [LayoutItem] {
    var items: [LayoutItem] = []
    for view in subtreeViews() {
      items.append(view)
      items.append(contentsOf: view.layoutGuides)
      items.append(contentsOf: view.systemGuides)
    }
    return items
  }

  /// Deactivates the constraints that connect one of the items with other views, or that another
  /// view holds.
  ///
  /// - Returns: The constraints that became inactive, without a call of `didDeactivate()`, and
  ///   those that mention none of the items and are only measured on one of them, which are
  ///   suspended.
  static func deactivateConstraints(
    leaving items: [LayoutItem]
  ) -> (deactivated: [LayoutConstraint], suspended: [LayoutConstraint]) {
    var deactivated: [LayoutConstraint] = []
    var suspended: [LayoutConstraint] = []
    guard items.contains(where: { !$0.mentions.isEmpty }) else { return (deactivated, suspended) }
    let inside = Set(items.map { ObjectIdentifier($0) })
    for item in items {
      let leaving = item.mentions.filter { constraint in
        constraint.explicitHolder.map { !inside.contains(ObjectIdentifier($0)) } ?? false
          || constraint.terms.contains { term in
            term.item.map { !inside.contains(ObjectIdentifier($0)) } ?? true
          }
      }
      for constraint in leaving.sorted(byNumber: \.rank) {
        let isMentioned = constraint.terms.contains { term in
          term.item.map { inside.contains(ObjectIdentifier($0)) } ?? true
        }
        if isMentioned || !constraint.isActive {
          if constraint.becomeInactive() { deactivated.append(constraint) }
        } else {
          constraint.suspend()
          suspended.append(constraint)
        }
      }
    }
    return (deactivated, suspended)
  }

  /// Returns the deepest view that is, or contains, both views.
  ///
  /// It climbs from both views at the same time, so the cost is that of the longer path to the
  /// answer.
  package static func nearestCommonAncestor(of first: LayoutView, and second: LayoutView)
    -> LayoutView?
  {
    if first === second || second.superview === first { return first }
    if first.superview === second { return second }
    var seen: Set<ObjectIdentifier> = []
    var left: LayoutView? = first
    var right: LayoutView? = second
    while left != nil || right != nil {
      for view in [left, right] {
        guard let view else { continue }
        if !seen.insert(ObjectIdentifier(view)).inserted { return view }
      }
      left = left?.superview
      right = right?.superview
    }
    return nil
  }

  /// Disconnects the subtree level by level, because nested deallocation would overflow the stack.
  ///
  /// Views that have other owners survive, without constraints to views that do not.
  func dismantle() {
    var stack = subviews
    subviews = []
    var survivors: [LayoutView] = []
    deactivateOwnConstraints()
    while var view = stack.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        survivors.append(view)
        continue
      }
      stack.append(contentsOf: view.subviews)
      view.subviews = []
      view.deactivateOwnConstraints()
    }
    Self.separate(survivors)
  }

  /// Deactivates the constraints that mention the view or its guides, before they are deallocated.
  private func deactivateOwnConstraints() {
    for item in [self] + layoutGuides + systemGuides where !item.mentions.isEmpty {
      for constraint in item.mentions.sorted(byNumber: \.rank) {
        constraint.deactivate()
      }
    }
  }

  /// Deactivates the constraints between subtrees that no longer have a common ancestor.
  ///
  /// All subtrees but one are searched, at the same pace, until only one is left: a constraint
  /// between two subtrees is found from either side. So removing views one by one, as from a
  /// discarded list, never searches the remaining tree.
  private static func separate(_ roots: [LayoutView]) {
    if roots.count < 2 { return }
    var walks = roots.map { (items: [LayoutItem](), stack: [$0]) }
    var open = Array(walks.indices)
    while open.count > 1 {
      open = open.filter { index in
        guard let view = walks[index].stack.popLast() else { return false }
        walks[index].items.append(view)
        walks[index].items += view.layoutGuides + view.systemGuides
        walks[index].stack += view.subviews
        return true
      }
    }
    var deactivated: [LayoutConstraint] = []
    for (index, walk) in walks.enumerated() where !open.contains(index) {
      let leaving = deactivateConstraints(leaving: walk.items)
      deactivated += leaving.deactivated + leaving.suspended.filter { !$0.resume() }
    }
    for constraint in deactivated { constraint.didDeactivate() }
  }
}
