import Tinamou

/// The frames of a sidebar and of what is beside it, in a window of a size.
func framesBesideSidebar(_ size: Size) throws -> [Rect?] {
  let root = LayoutView("root")
  let sidebar = LayoutView("sidebar")
  let content = LayoutView("content")
  root.addSubview(sidebar)
  root.addSubview(content)
  try LayoutConstraint.activateAll {
    sidebar.leading == root.leading
    sidebar.top == root.top
    sidebar.bottom == root.bottom
    sidebar.width >= 120
    sidebar.width == 0.25 * root.width ~ .high

    content.leading == sidebar.trailing
    content.trailing == root.trailing
    content.top == root.top
    content.bottom == root.bottom
  }

  let engine = LayoutEngine(root: root)
  engine.environment = try WindowConfiguration.size(size).environment()
  let layout = try engine.solve()
  return [layout[sidebar]?.frame, layout[content]?.frame]
}
