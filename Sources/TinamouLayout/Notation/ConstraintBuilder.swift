/// Collects constraints that are written one after the other.
///
/// It supports `if`, `else`, `switch`, `if let`, `for` and arrays, and records the source location
/// of each constraint.
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

  /// Several constraints, such as those of ``EdgesExpression``.
  public static func buildExpression(
    _ constraints: [LayoutConstraint], file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    for constraint in constraints where constraint.location == .unknown {
      constraint.location = SourceLocation(file: file, line: line)
    }
    return constraints
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

  /// The constraints of the second branch.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The constraints of a loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] {
    Array(parts.joined())
  }

  /// The constraints of an availability check.
  public static func buildLimitedAvailability(_ part: [LayoutConstraint]) -> [LayoutConstraint] {
    part
  }
}

extension LayoutConstraint {
  /// Activates constraints, all or none, and returns them.
  ///
  ///     ```swift
  ///     try LayoutConstraint.activateAll {
  ///       title.leading == root.readable.leading + 8
  ///       title.width <= 0.5 * root.width ~ .high
  ///     }
  ///     ```
  ///
  /// The name is one that no other method has, so that the compiler reports a mistake in a line at
  /// this line.
  ///
  /// - Parameter constraints: The constraints, one after the other.
  /// - Returns: The constraints in their order.
  /// - Throws: ``LayoutError`` about the first constraint that is not valid or whose items are not
  ///   in one tree.
  @discardableResult
  public static func activateAll(
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

  /// Sets the identifier of the constraint and returns the constraint.
  public func named(_ identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}
