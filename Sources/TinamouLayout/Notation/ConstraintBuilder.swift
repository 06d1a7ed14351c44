/// Collects the constraints that are written one after the other.
///
/// Knows `if`, `else`, `switch`, `if let`, `for` and arrays, and notes where each constraint stands.
@resultBuilder
public enum ConstraintBuilder {
  /// One constraint.
  public static func buildExpression(
    _ constraint: LayoutConstraint, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    if constraint.location == .unknown {
      constraint.location = SourceLocation(file: file, line: line)
    }
    return [constraint]
  }

  /// Several constraints, made elsewhere.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints
  }

  /// All constraints of a block.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] {
    Array(parts.joined())
  }

  /// The constraints of an `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] {
    part ?? []
  }

  /// The constraints of the first branch.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The constraints of another branch.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The constraints of a loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] {
    Array(parts.joined())
  }

  /// The constraints of a block for some systems only.
  public static func buildLimitedAvailability(_ part: [LayoutConstraint]) -> [LayoutConstraint] {
    part
  }
}

extension LayoutConstraint {
  /// Activates constraints, all or none, and returns them.
  ///
  /// ```swift
  /// try LayoutConstraint.activate {
  ///   title.leading == root.readable.leading + 8
  ///   title.width <= 0.5 * root.width ~ .high
  /// }
  /// ```
  ///
  /// - Parameter constraints: The constraints, one after the other.
  /// - Returns: The constraints in their order.
  /// - Throws: ``LayoutError`` about the first one that makes no sense or whose items are in no tree.
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) throws(LayoutError) -> [LayoutConstraint] {
    let constraints = constraints()
    try activate(constraints)
    return constraints
  }

  /// Makes inactive constraints.
  public static func make(
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    constraints()
  }

  /// Gives the constraint a name for people and returns it.
  public func named(_ identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}
