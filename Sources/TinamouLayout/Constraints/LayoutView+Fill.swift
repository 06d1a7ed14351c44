import TinamouSolver

extension LayoutView {
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
