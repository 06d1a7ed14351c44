internal import TinamouSolver

/// The axis of horizontal positions.
public enum HorizontalAxis {}

/// The axis of vertical positions.
public enum VerticalAxis {}

/// A horizontal position of a view or guide: an edge or the center.
public typealias XAxisAnchor = AxisAnchor<HorizontalAxis>

/// A vertical position of a view or guide: an edge, the center or a baseline.
public typealias YAxisAnchor = AxisAnchor<VerticalAxis>

/// A position of a view or guide along an axis: an edge, the center or a baseline.
///
/// The axis is part of the type, so the compiler refuses constraints between mixed axes.
public struct AxisAnchor<Axis> {
  /// The item and attribute.
  public let anchor: LayoutAnchor

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    anchor = LayoutAnchor(item, attribute)
  }

  /// Makes an inactive constraint: this anchor equals the other one plus a constant.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The constant in points.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
  /// - Returns: The constraint.
  public func constraint(
    equalTo other: AxisAnchor, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(anchor, .equal, other.anchor, constant: constant, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor is at most the other one plus a constant.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The constant in points.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualTo other: AxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .lessThanOrEqual, other.anchor, constant: constant, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor is at least the other one plus a constant.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The constant in points.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualTo other: AxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .greaterThanOrEqual, other.anchor, constant: constant, file: file, line: line)
  }

  /// Returns the distance from this anchor to another one, as a dimension; horizontally in the
  /// writing direction.
  public func anchorWithOffset(to other: AxisAnchor) -> DimensionAnchor {
    DimensionAnchor(from: anchor, to: other.anchor)
  }
}
