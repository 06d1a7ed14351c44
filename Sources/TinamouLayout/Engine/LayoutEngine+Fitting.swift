internal import TinamouSolver

extension LayoutEngine {
  /// The size of a view's alignment rectangle when only what is inside it counts.
  static func size(
    of view: LayoutView, fitting request: FittingRequest,
    outsideOfWindows environment: LayoutEnvironment
  ) throws(LayoutError) -> Size {
    let outer = view.engine
    view.updateConstraintsIfNeeded()
    try outer?.settle()
    let tenancy = Tenancy(of: view)
    defer { tenancy.restore() }
    let engine = LayoutEngine(fitting: view, request, asIn: outer, else: environment)
    try engine.settle()
    return view.alignmentRect(forFrame: engine.exactFrame(of: view)).size
  }

  /// Lays a tree without an engine out in the size of its uppermost view's frame.
  ///
  /// - Returns: The conflicts of the layout.
  static func layOutDetachedTree(
    of view: LayoutView, in environment: LayoutEnvironment
  ) throws(LayoutError) -> [LayoutConflict] {
    let root = view.uppermost
    let tenancy = Tenancy(of: root)
    defer { tenancy.restore() }
    let engine = LayoutEngine(inSizeOf: root, in: environment)
    let origin = root.frame.origin
    try engine.layoutIfNeeded()
    engine.dismissBoard()
    root.committedFrame.origin = origin
    return engine.conflicts
  }

  /// Whether the constraints leave an item of a tree without an engine open.
  static func isAmbiguousInDetachedTree(
    _ item: LayoutItem, in environment: LayoutEnvironment
  ) throws(LayoutError) -> Bool {
    guard let root = item.anchoringView?.uppermost else { return false }
    let tenancy = Tenancy(of: root)
    defer { tenancy.restore() }
    return try LayoutEngine(inSizeOf: root, in: environment).isAmbiguous(item)
  }

  /// Makes an engine that borrows a tree without one, in the size of its root's frame.
  private convenience init(inSizeOf root: LayoutView, in environment: LayoutEnvironment) {
    let request = FittingRequest(
      size: root.alignmentRect(forFrame: root.frame).size, horizontalPriority: .required,
      verticalPriority: .required, isDetached: true)
    self.init(fitting: root, request, asIn: nil, else: environment)
  }

  /// What margins and safe areas follow from: nothing outside of a window.
  var insetsEnvironment: LayoutEnvironment? { fitting?.isDetached ?? false ? nil : environment }

  /// Puts the root at the origin and asks for its size.
  func addFittingRows(
    _ request: FittingRequest, _ variables: FrameVariables
  ) throws(SolverError) {
    guard tables.window.isEmpty else { return }
    let insets = root.alignmentRectInsets
    let rows: [(variable: Variable, value: Double, priority: LayoutPriority)] = [
      (variables.x, 0, .required), (variables.y, 0, .required),
      (
        variables.width, request.size.width + insets.left + insets.right, request.horizontalPriority
      ),
      (
        variables.height, request.size.height + insets.top + insets.bottom, request.verticalPriority
      ),
    ]
    for (index, row) in rows.enumerated() {
      rowInWork = .fitting(root, Self.frameAttributes[index], row.value)
      tables.window.append(
        try solver.add(
          Constraint(
            LinearExpression(row.variable), .equal, LinearExpression(constant: row.value),
            priority: row.priority),
          order: DocumentOrder(.system, position: 0, part: UInt16(index))))
    }
  }

  /// Whether a constraint only speaks of the tree's items, and not of the root's own place.
  func isInside(_ constraint: LayoutConstraint) -> Bool {
    if constraint.terms.contains(where: { $0.placedItem?.engine !== self }) { return false }
    return referenceView(of: constraint).map { $0.engine === self } ?? true
  }
}
