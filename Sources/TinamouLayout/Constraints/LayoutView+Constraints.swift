extension LayoutView {
  /// The active constraints that UIKit keeps in this view, in document order: those of which it is
  /// the nearest common ancestor.
  ///
  /// - Complexity: O(number of constraints in the subtree).
  public var constraints: [LayoutConstraint] {
    var found: [ObjectIdentifier: LayoutConstraint] = [:]
    for item in subtreeItems() {
      found.merge(item.mentions.filter(\.value.isActive)) { known, _ in known }
    }
    return found.values
      .filter { (try? $0.commonAncestor(of: $0.items)) === self }
      .sorted { $0.rank < $1.rank }
  }

  /// Activates a constraint, which finds the view that keeps it by itself.
  public func addConstraint(_ constraint: LayoutConstraint) throws(LayoutError) {
    try constraint.activate()
  }

  /// Activates constraints, all or none.
  public func addConstraints(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    try LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.deactivate() }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}
