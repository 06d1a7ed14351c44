extension StackView {
  /// The views that the stack lays out, in order along the axis; all are subviews.
  public var arrangedSubviews: [LayoutView] { entries.map(\.view) }

  /// The number of arranged subviews.
  package var arrangedCount: Int { entries.count }

  /// Adds a view to the end of the arranged subviews, and to the subviews if it is not a subview.
  ///
  /// A view that is already arranged moves to the end. If the view is the stack or contains it,
  /// nothing changes.
  public func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: entries.count)
  }

  /// Inserts a view into the arranged subviews, and adds it to the end of the subviews if it is not
  /// a subview.
  ///
  /// A view that is already arranged moves, and keeps its custom spacing. If the view is the stack
  /// or contains it, nothing changes.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index among the arranged subviews; an index outside of the range means the
  ///     nearest valid one.
  public func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    willChange()
    let own = indexOfEntry(of: view)
    let customSpacing = own.flatMap { entries[$0].customSpacing }
    if let own { entries.remove(at: own) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let index = min(max(index, 0), entries.count)
    entries.insert(Entry(view: view, label: 0, customSpacing: customSpacing), at: index)
    places.label(&entries, at: index)
    setArranged(true, view)
    note(\.stacks)
  }

  /// Removes a view from the arranged subviews; it is still a subview.
  public func removeArrangedSubview(_ view: LayoutView) {
    guard let index = indexOfEntry(of: view) else { return }
    willChange()
    entries.remove(at: index)
    setArranged(false, view)
    note(\.stacks)
  }

  /// Returns the index of an arranged subview.
  private func indexOfEntry(of view: LayoutView) -> Int? {
    guard view.superview === self, view.attributes.isArranged else { return nil }
    return entries.indexFromEnds { $0.view === view }
  }

  private func setArranged(_ isArranged: Bool, _ view: LayoutView) {
    if view.assign(\.isArranged, isArranged) { engine?.changes.contents.append(view) }
  }

  /// Updates the constraints of stacks for their present attributes, and the constraints on their
  /// baselines.
  ///
  /// - Throws: ``LayoutError`` about the first constraint that is not valid. The next call for the
  ///   same stacks starts again with the attributes that they have then.
  static func updateArrangements(_ stacks: some Sequence<StackView>) throws(LayoutError) {
    var withOtherBaselines: [LayoutView] = []
    defer { remeasureBaselines(of: withOtherBaselines) }
    for stack in stacks {
      try stack.updateArrangement()
      if stack.noteBaselineViews() { withOtherBaselines.append(stack) }
    }
  }

  /// Returns the stacks around some stacks whose proportions depend on what is in them.
  static func proportionalStacks(around stacks: [StackView]) -> [StackView] {
    var seen: Set<ObjectIdentifier> = []
    var found: [StackView] = []
    for stack in stacks {
      var inner = stack
      while seen.insert(ObjectIdentifier(inner)).inserted, let outer = inner.superview as? StackView
      {
        if outer.distribution == .fillProportionally { found.append(outer) }
        inner = outer
      }
    }
    return found
  }

  /// Updates the constraints for the present attributes, and does not change those that stay.
  private func updateArrangement() throws(LayoutError) {
    willChange()
    let wanted = StackArrangement.rules(of: self)
    let places = Set(wanted.map(\.place))
    for place in rules.keys.sorted() where !places.contains(place) {
      rules.removeValue(forKey: place)?.constraint.deactivate()
    }
    for rule in wanted { try install(rule) }
    dropUnusedGuides()
  }

  private func install(_ rule: StackRule) throws(LayoutError) {
    if let installed = rules[rule.place] {
      if installed.form == rule.form {
        installed.constraint.constant = rule.constant
        installed.constraint.priority = rule.priority
        return try installed.constraint.activate()
      }
      installed.constraint.deactivate()
    }
    let constraint = rule.constraint(rank: places.rank(of: rule.place), in: self)
    rules[rule.place] = InstalledRule(form: rule.form, constraint: constraint)
    try constraint.activate()
  }
}
