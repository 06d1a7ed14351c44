internal import TinamouSolver

/// The width or height of an item, or the distance between two anchors.
public struct DimensionAnchor {
  /// The dimension as a sum of anchors.
  public let expression: LayoutExpression

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    expression = LayoutExpression([LayoutExpression.Term(item, attribute)])
  }

  init(from first: LayoutAnchor, to second: LayoutAnchor) {
    expression = LayoutExpression([
      LayoutExpression.Term(second), LayoutExpression.Term(first, -1),
    ])
  }

  /// Makes an inactive constraint: this dimension equals the other one times a multiplier plus a
  /// constant.
  ///
  /// - Parameters:
  ///   - other: The other dimension.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant in points.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
  /// - Returns: The constraint.
  public func constraint(
    equalTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, multiplier * other.expression + constant, file, line)
  }

  /// Makes an inactive constraint: this dimension is at most the other one times a multiplier plus
  /// a constant.
  ///
  /// - Parameters:
  ///   - other: The other dimension.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant in points.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, multiplier * other.expression + constant, file, line)
  }

  /// Makes an inactive constraint: this dimension is at least the other one times a multiplier plus
  /// a constant.
  ///
  /// - Parameters:
  ///   - other: The other dimension.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant in points.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, multiplier * other.expression + constant, file, line)
  }

  /// Makes an inactive constraint: this dimension equals a constant, in points.
  public func constraint(
    equalToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, LayoutExpression(constant: constant), file, line)
  }

  /// Makes an inactive constraint: this dimension is at most a constant, in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, LayoutExpression(constant: constant), file, line)
  }

  /// Makes an inactive constraint: this dimension is at least a constant, in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, LayoutExpression(constant: constant), file, line)
  }

  private func constraint(
    _ relation: LayoutRelation, _ right: LayoutExpression, _ file: String, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(expression, relation, right, file: file, line: line)
  }
}
