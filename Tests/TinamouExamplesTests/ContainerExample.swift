import Tinamou

/// A set that applies while a cell is narrow, wherever it is shown.
func stacked(in cell: LayoutView, _ constraints: [LayoutConstraint]) -> ConstraintSet {
  ConstraintSet(
    name: "stacked", when: [LayoutCondition(of: cell, limits: [.width(.lessThanOrEqual, 180)])],
    constraints: constraints)
}
