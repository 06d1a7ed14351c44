internal import TinamouSolver

extension XAxisAnchor {
  /// Makes an inactive constraint: this anchor is a multiple of the system spacing after the other
  /// anchor.
  ///
  /// The spacing is that of ``SystemSpacing``. The ``LayoutConstraint/multiplier`` of the
  /// constraint is the factor of the spacing.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - multiplier: The factor of the spacing.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .equal, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor is at least a multiple of the system spacing after
  /// the other anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .greaterThanOrEqual, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }

  /// Makes an inactive constraint: this anchor is at most a multiple of the system spacing after
  /// the other anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      anchor, .lessThanOrEqual, other.anchor, systemSpacing: multiplier, file: file, line: line)
  }
}
