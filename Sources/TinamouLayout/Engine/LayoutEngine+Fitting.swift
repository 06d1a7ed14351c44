internal import TinamouSolver

extension LayoutModel {
  /// Returns the size of a view's alignment rectangle if only its subtree counts.
  ///
  /// A temporary model of the view's subtree is made. The models of the tree do not change.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - request: The target size, and its priority along each axis.
  ///   - environment: The environment for a view without an engine.
  /// - Returns: The size in points, not rounded.
  /// - Throws: ``LayoutError`` if the constraints inside the view are refused.
  static func size(
    of view: LayoutView, fitting request: FittingRequest,
    outsideOfWindows environment: LayoutEnvironment
  ) throws(LayoutError) -> Size {
    view.updatePropertiesIfNeeded()
    view.updateConstraintsIfNeeded()
    if let engine = view.engine {
      try engine.settle()
    } else {
      let views = view.subtreeViews()
      try StackView.updateArrangements(views.lazy.compactMap { $0 as? StackView })
      for view in views { view.completeTranslation(in: environment) }
    }
    let model = LayoutModel(
      root: view, fitting: request,
      contents: view.engine?.model.contents ?? ContentSizes(environment: environment))
    try model.apply(ChangeLog(whole: view))
    return view.alignmentRect(forFrame: model.exactFrame(of: view)).size
  }
}

extension LayoutEngine {
  /// Lays out a tree without an engine, in the size of the frame of its root view.
  ///
  /// - Parameters:
  ///   - view: Any view of the tree.
  ///   - environment: The environment, except for the size of the window.
  /// - Returns: The conflicts of the layout.
  /// - Throws: ``LayoutError`` if the layout is refused.
  static func layOutDetachedTree(
    of view: LayoutView, in environment: LayoutEnvironment
  ) throws(LayoutError) -> [LayoutConflict] {
    let root = view.uppermost
    let origin = root.frame.origin
    let engine = LayoutEngine(inSizeOf: root, in: environment)
    defer {
      engine.release()
      root.committedFrame.origin = origin
    }
    try engine.layoutIfNeeded()
    return engine.conflicts
  }

  /// Gives the views of a tree without an engine the frames of another layout that satisfies the
  /// constraints equally well.
  ///
  /// - Parameters:
  ///   - view: The view whose open attribute moves.
  ///   - environment: The environment, except for the size of the window.
  /// - Throws: ``LayoutError`` if the layout is refused.
  static func exerciseAmbiguityOfDetachedTree(
    at view: LayoutView, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    let root = view.uppermost
    let (origin, frame) = (root.frame.origin, view.frame)
    let engine = LayoutEngine(inSizeOf: root, in: environment)
    defer {
      engine.release()
      root.committedFrame.origin = origin
    }
    try engine.exerciseAmbiguity(of: view)
    // No engine remembers which end of the range came last.
    if view.frame == frame { try engine.exerciseAmbiguity(of: view) }
  }

  /// Queries the layout of an item's tree that has no engine; returns `nil` for a guide without a
  /// view.
  static func withDetachedTree<Answer>(
    of item: LayoutItem, in environment: LayoutEnvironment,
    _ query: (LayoutModel) throws(LayoutError) -> Answer
  ) throws(LayoutError) -> Answer? {
    guard let root = item.anchoringView?.uppermost else { return nil }
    let engine = LayoutEngine(inSizeOf: root, in: environment)
    defer { engine.release() }
    return try query(engine.settledModel())
  }

  /// Makes an engine for a tree without one, in the size of its root's frame.
  private convenience init(inSizeOf root: LayoutView, in environment: LayoutEnvironment) {
    self.init(
      detached: root,
      FittingRequest(
        size: root.alignmentRect(forFrame: root.frame).size, horizontalPriority: .required,
        verticalPriority: .required, isDetached: true),
      in: environment)
  }
}
