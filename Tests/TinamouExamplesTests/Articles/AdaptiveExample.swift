import Tinamou

/// Where the second of two panes is in windows of these widths.
func placesOfSecondPane(inWindows widths: [Double]) throws -> [Point?] {
  let root = LayoutView("root")
  let first = LayoutView("first")
  let second = LayoutView("second")
  root.addSubview(first)
  root.addSubview(second)
  try LayoutConstraint.activateAll {
    first.leading == root.leading
    first.top == root.top
    second.trailing == root.trailing
    second.bottom == root.bottom
  }
  let beside = ConstraintSet(
    name: "beside", conditions: [TraitCondition(horizontalSizeClass: .regular)],
    constraints: [
      second.leading == first.trailing, second.width == first.width,
      first.bottom == root.bottom, second.top == root.top,
    ])
  let below = ConstraintSet(
    name: "below", conditions: [TraitCondition(horizontalSizeClass: .compact)],
    constraints: [
      second.top == first.bottom, second.height == first.height,
      first.trailing == root.trailing, second.leading == root.leading,
    ])

  let engine = LayoutEngine(root: root)
  engine.constraintSets = [beside, below]
  return try widths.map { width in
    let window = WindowConfiguration.size(Size(width: width, height: 600))
    engine.environment = try window.environment()
    return try engine.solve()[second]?.frame.origin
  }
}
