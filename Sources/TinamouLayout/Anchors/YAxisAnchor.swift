internal import TinamouSolver

/// A vertical place of an item: an edge or the middle.
public struct YAxisAnchor {
  /// The item and attribute.
  public let anchor: LayoutAnchor

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    anchor = LayoutAnchor(item, attribute)
  }

  /// Makes an inactive constraint: this anchor equals the other one plus a constant.
  public func constraint(
    equalTo other: YAxisAnchor, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(anchor, .equal, other.anchor, constant: constant, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor is at most the other one plus a constant.
  public func constraint(
    lessThanOrEqualTo other: YAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .lessThanOrEqual, other.anchor, constant: constant, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor is at least the other one plus a constant.
  public func constraint(
    greaterThanOrEqualTo other: YAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .greaterThanOrEqual, other.anchor, constant: constant, file: file, line: line)
  }
}
