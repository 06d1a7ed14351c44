/// The queries that UIKit has for ambiguous layouts.

extension LayoutItem {
  /// Whether the constraints leave the position or size of the view or guide open.
  ///
  /// The value is `false` without an engine, and while a layout is refused.
  public var hasAmbiguousLayout: Bool { (try? engine?.settledModel().isOpen(self)) ?? false }

  /// Returns the constraints that determine the position and size along an axis, in document order,
  /// without the constraints that the system makes.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The constraints; none without an engine.
  /// - Throws: ``LayoutError`` if the layout is refused.
  public func constraintsAffectingLayout(
    for axis: LayoutAxis
  ) throws(LayoutError) -> [LayoutConstraint] {
    try engine?.settledModel().rowsDetermining(self, along: axis).compactMap(\.constraint) ?? []
  }

  /// Returns references to the constraints that determine the position and size along an axis, in
  /// document order, including the constraints that the system makes.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The constraints as diagnostics show them; none without an engine.
  /// - Throws: ``LayoutError`` if the layout is refused.
  public func constraintReferencesAffectingLayout(
    for axis: LayoutAxis
  ) throws(LayoutError) -> [ConstraintReference] {
    try engine?.settledModel().rowsDetermining(self, along: axis).map(\.reference) ?? []
  }
}

extension LayoutItem {
  /// Returns whether the constraints leave the position or size of the view or guide open;
  /// `environment` is used for a tree without an engine.
  package func hasAmbiguousLayout(outsideOfWindows environment: LayoutEnvironment) -> Bool {
    if engine != nil { return hasAmbiguousLayout }
    return
      (try? LayoutEngine.withDetachedTree(of: self, in: environment) { $0.isOpen(self) }) ?? false
  }

  /// Returns the constraints that determine the position and size along an axis, without those that
  /// the system makes; `environment` is used for a tree without an engine.
  package func constraintsAffectingLayout(
    for axis: LayoutAxis, outsideOfWindows environment: LayoutEnvironment
  ) throws(LayoutError) -> [LayoutConstraint] {
    if engine != nil { return try constraintsAffectingLayout(for: axis) }
    return try LayoutEngine.withDetachedTree(of: self, in: environment) {
      (model) throws(LayoutError) in
      try model.rowsDetermining(self, along: axis).compactMap(\.constraint)
    } ?? []
  }
}

extension LayoutView {
  /// Changes the frames to another layout that satisfies the constraints equally well, if there is
  /// one.
  ///
  /// The frames of the views change until the next pass. Unlike in UIKit, the choice is not random:
  /// calls alternate between the two ends of the open range.
  ///
  /// - Throws: ``LayoutError`` if the layout is refused.
  public func exerciseAmbiguityInLayout() throws(LayoutError) {
    try engine?.exerciseAmbiguity(of: self)
  }

  /// Changes the frames as ``exerciseAmbiguityInLayout()`` does; `environment` is used for a tree
  /// without an engine.
  package func exerciseAmbiguityInLayout(
    outsideOfWindows environment: LayoutEnvironment
  ) throws(LayoutError) {
    if engine != nil { return try exerciseAmbiguityInLayout() }
    try LayoutEngine.exerciseAmbiguityOfDetachedTree(at: self, in: environment)
  }
}

extension LayoutExpression {
  fileprivate var hasAmbiguousLayout: Bool { (try? engine?.settledModel().isOpen(self)) ?? false }

  fileprivate var constraintsAffectingLayout: [LayoutConstraint] {
    get throws(LayoutError) {
      try engine?.settledModel().rowsDetermining(self).compactMap(\.constraint) ?? []
    }
  }

  private var engine: LayoutEngine? { terms.first?.anchor.item.engine }
}

extension AxisAnchor {
  /// Whether the constraints leave the position open; `false` without an engine, and while a layout
  /// is refused.
  public var hasAmbiguousLayout: Bool {
    LayoutExpression([LayoutExpression.Term(anchor)]).hasAmbiguousLayout
  }

  /// The constraints that determine the position, without those that the system makes.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    get throws(LayoutError) {
      try LayoutExpression([LayoutExpression.Term(anchor)]).constraintsAffectingLayout
    }
  }
}

extension DimensionAnchor {
  /// Whether the constraints leave the size open; `false` without an engine, and while a layout is
  /// refused.
  public var hasAmbiguousLayout: Bool { expression.hasAmbiguousLayout }

  /// The constraints that determine the size, without those that the system makes.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    get throws(LayoutError) { try expression.constraintsAffectingLayout }
  }
}
