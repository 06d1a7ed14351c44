extension LayoutView {
  /// Adds a view in front of the subviews; it leaves its superview, if it has another.
  ///
  /// A subview of the receiver comes to the front and keeps its constraints. The view must not
  /// contain the receiver.
  public func addSubview(_ view: LayoutView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at an index among the subviews; an index outside counts as the nearest one inside.
  ///
  /// A subview of the receiver moves there and keeps its constraints. The view must not contain the
  /// receiver.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    precondition(!view.contains(self), "a view cannot become a subview of itself")
    if view.superview === self { return moveSubview(view, to: index) }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    record { view.removeFromSuperview() }
    engine?.attach(view)
  }

  /// Changes the place of a subview; only the order of the snapshot's items follows it.
  private func moveSubview(_ view: LayoutView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    record { [self] in moveSubview(view, to: old) }
  }

  /// Takes the view out of its superview.
  ///
  /// Active constraints between the view or its descendants and the rest of the tree are
  /// deactivated; those among themselves stay active.
  public func removeFromSuperview() {
    guard let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) else {
      return
    }
    superview.subviewWillLeave(self)
    let items = subtreeItems()
    Self.deactivateConstraints(leaving: items)
    record { [self] in superview.insertSubview(self, at: index) }
    engine?.detach(items)
    superview.subviews.remove(at: index)
    self.superview = nil
  }

  /// Whether a view is the receiver or one of its descendants.
  func contains(_ view: LayoutView) -> Bool {
    if subviews.isEmpty { return view === self }
    var next: LayoutView? = view
    while let candidate = next {
      if candidate === self { return true }
      next = candidate.superview
    }
    return false
  }

  /// The view and its descendants, each before its subviews.
  func subtreeViews() -> [LayoutView] {
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

  /// Deactivates the constraints that join one of the items with something else.
  static func deactivateConstraints(leaving items: [LayoutItem]) {
    guard items.contains(where: { !$0.mentions.isEmpty }) else { return }
    let inside = Set(items.map { ObjectIdentifier($0) })
    for item in items {
      let leaving = item.mentions.values.filter { constraint in
        constraint.terms.contains { term in
          term.item.map { !inside.contains(ObjectIdentifier($0)) } ?? true
        }
      }
      for constraint in leaving.sorted(by: { $0.rank < $1.rank }) { constraint.deactivate() }
    }
  }

  /// The deepest view that is, or contains, both views.
  ///
  /// Climbs from both at the same time, so the cost is that of the longer way to the answer.
  static func nearestCommonAncestor(of first: LayoutView, and second: LayoutView) -> LayoutView? {
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

  /// Takes the subtree apart level by level, since nested deallocation would overflow the stack.
  ///
  /// Views that somebody else holds survive, without constraints to what is gone.
  func dismantle() {
    var stack = subviews
    subviews = []
    while var view = stack.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        Self.deactivateConstraints(leaving: view.subtreeItems())
        continue
      }
      stack.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }
}
