internal import TinamouSolver

extension LayoutView {
  /// The active constraints that the view holds, in document order.
  ///
  /// These are the constraints that were added to the view, and those that were added to no view
  /// and have the view as the nearest common ancestor of their items.
  ///
  /// - Complexity: O(number of constraints in the subtree).
  public var constraints: [LayoutConstraint] {
    var found: Set<LayoutConstraint> = []
    for item in subtreeItems() { found.formUnion(item.mentions.lazy.filter(\.isActive)) }
    return
      found
      .filter { ($0.explicitHolder ?? (try? $0.commonAncestor(of: $0.items))) === self }
      .sorted(byNumber: \.rank)
  }

  /// Activates a constraint, which the view then holds.
  ///
  /// If the view does not contain all items of the constraint, their nearest common ancestor holds
  /// it. If the constraint is already active, its holder does not change.
  ///
  /// - Parameter constraint: The constraint.
  /// - Throws: ``LayoutError``, the reason why the constraint cannot be active.
  public func addConstraint(_ constraint: LayoutConstraint) throws(LayoutError) {
    try addConstraints([constraint])
  }

  /// Activates constraints as ``addConstraint(_:)`` does, all or none.
  ///
  /// - Parameter constraints: The constraints.
  /// - Throws: ``LayoutError``, the reason why one of the constraints cannot be active.
  public func addConstraints(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    let inactive = constraints.filter { !$0.isActive }
    try LayoutConstraint.activate(inactive)
    for constraint in inactive {
      let ancestor = try constraint.commonAncestor(of: constraint.items)
      guard let ancestor, Self.nearestCommonAncestor(of: self, and: ancestor) === self else {
        continue
      }
      constraint.explicitHolder = self
    }
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.deactivate() }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// Adds the four constraints that make the view as large as another.
  package func fill(_ other: LayoutView) {
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      LayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }
}
