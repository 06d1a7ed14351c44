internal import TinamouSolver

extension XAxisAnchor {
  /// Makes an inactive constraint: this anchor lies a multiple of the system's spacing behind the other.
  ///
  /// The spacing is that of ``SystemSpacing``; the constraint's ``LayoutConstraint/multiplier`` is
  /// how often it is taken.
  public func constraint(
    equalToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .equal, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor lies at least a multiple of the system's spacing behind
  /// the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .greaterThanOrEqual, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor lies at most a multiple of the system's spacing behind
  /// the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .lessThanOrEqual, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// The distance from this anchor to another, in the direction of writing, as a dimension.
  public func anchorWithOffset(to other: XAxisAnchor) -> DimensionAnchor {
    DimensionAnchor(from: anchor, to: other.anchor)
  }
}
