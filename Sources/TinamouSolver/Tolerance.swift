/// The tolerances that several parts of the solver share, for coefficients scaled to 1 to 2 and
/// lengths in points up to 2^31. What only one type needs is there.
enum Tolerance {
  /// Returns the error from which a row is processed, relative to the size of its terms: about a
  /// hundred times what the rounding of written coefficients and constants explains. Values are
  /// exact enough not to matter.
  @inline(__always)
  static func residual(ofSize size: Double) -> Double { 0x1p-46 * size + 1e-18 }
  /// The largest contradiction between required rows that follow from each other that is not a
  /// conflict, in points or, unless all numbers are exact, relative to the size of the terms.
  static let contradiction = 1e-9
  static let relativeContradiction = 1e-12
  /// The rounding error of a coefficient, relative to the size of its terms; and the smallest
  /// coefficient that a basis change may divide by, where no bound for its rounding error is known
  /// to be larger.
  static let coefficient = 0x1p-50
  /// The rounding error of a coefficient with 32 digits, relative to the size of what was added up.
  static let preciseCoefficient = 0x1p-96
  /// The shortest step of the primal phase that counts as progress.
  static let progress = 1e-12
  /// A component of a multiplier that counts as zero, whatever its rounding error: a cost of 1
  /// times several small coefficients still decides.
  static let multiplier = 1e-12
  /// The remainder of a coefficient, relative to its size, after others have cancelled it; and a
  /// rate of change of a row that counts as zero.
  static let cancellation = 1e-11
  /// What rounding may make of a multiplier before all of them are computed anew, and of an amount
  /// of a sweep, a derivative or a pivot, as a share of it, before 32 digits have to decide.
  static let multiplierRounding = 1e-7
  /// A coefficient that is large enough for an early exit.
  static let comfortablePivot = 0.05
  /// A change of a value or slope that is not propagated, and an error of a row that is not
  /// repaired, absolute and relative.
  static let change = 1e-25
  /// A slope of a value that is only the remainder of others that cancel.
  static let slope = 1e-20
  /// The precision of a proof, relative to the size of the terms.
  static let relativeProof = 1e-9
  /// The precision with which the multipliers of a certificate cancel, at weights near 1.
  static let certificate = 1e-6
  /// The largest error of a row at the public values beyond their rounding, in points.
  static let certifiedResidual = 1e-7
}
