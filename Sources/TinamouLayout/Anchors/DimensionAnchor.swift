internal import TinamouSolver

/// The width or height of an item.
public struct DimensionAnchor {
  /// The item and attribute.
  public let anchor: LayoutAnchor

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    anchor = LayoutAnchor(item, attribute)
  }

  /// Makes an inactive constraint: this dimension equals the other one times a factor plus a constant.
  public func constraint(
    equalTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .equal, other.anchor, multiplier: multiplier, constant: constant, file: file,
      line: line)
  }

  /// Makes an inactive constraint: this dimension is at most the other one times a factor plus a constant.
  public func constraint(
    lessThanOrEqualTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .lessThanOrEqual, other.anchor, multiplier: multiplier, constant: constant,
      file: file,
      line: line)
  }

  /// Makes an inactive constraint: this dimension is at least the other one times a factor plus a constant.
  public func constraint(
    greaterThanOrEqualTo other: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .greaterThanOrEqual, other.anchor, multiplier: multiplier, constant: constant,
      file: file,
      line: line)
  }

  /// Makes an inactive constraint: this dimension equals a constant.
  public func constraint(
    equalToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(anchor, .equal, nil, constant: constant, file: file, line: line)
  }

  /// Makes an inactive constraint: this dimension is at most a constant.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(anchor, .lessThanOrEqual, nil, constant: constant, file: file, line: line)
  }

  /// Makes an inactive constraint: this dimension is at least a constant.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(anchor, .greaterThanOrEqual, nil, constant: constant, file: file, line: line)
  }
}
