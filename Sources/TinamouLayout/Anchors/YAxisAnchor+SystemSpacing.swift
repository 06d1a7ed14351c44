internal import TinamouSolver

extension YAxisAnchor {
  /// Makes an inactive constraint: this anchor lies a multiple of the system's spacing below the other.
  ///
  /// The spacing is that of ``SystemSpacing``; the constraint's ``LayoutConstraint/multiplier`` is
  /// how often it is taken.
  public func constraint(
    equalToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .equal, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor lies at least a multiple of the system's spacing below
  /// the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .greaterThanOrEqual, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor lies at most a multiple of the system's spacing below
  /// the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .lessThanOrEqual, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// The distance from this anchor to another, downwards, as a dimension.
  public func anchorWithOffset(to other: YAxisAnchor) -> DimensionAnchor {
    DimensionAnchor(from: anchor, to: other.anchor)
  }
}
