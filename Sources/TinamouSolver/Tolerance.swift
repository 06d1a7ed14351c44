/// What counts as zero, for coefficients scaled to 1 to 2 and lengths in points below 1e7.
enum Tolerance {
  /// How far a row may be off before it is worked on, in points: at least `residual`, and relative
  /// to the size of what it adds up.
  static let residual = 1e-7
  static let relativeResidual = 1e-9
  /// How far a row that adds up parts of a size in all may be off before it is worked on.
  @inline(__always)
  static func residual(ofSize size: Double) -> Double { max(residual, relativeResidual * size) }
  /// Part of a multiplier.
  static let multiplier = 1e-9
  /// What is left of a coefficient after others cancelled it.
  static let cancellation = 1e-11
  /// The smallest coefficient that a basis change may divide by.
  static let pivot = 1e-9
  /// A coefficient large enough to take the first way out that costs nothing.
  static let comfortablePivot = 0.05
  /// A change of a value that is not passed on, absolute and relative.
  static let change = 1e-11
  static let relativeChange = 1e-13
  /// A change of a slope that is not passed on, so small that 1e7 points do not show it.
  static let slopeChange = 1e-15
  /// A slope of a residual that 1e5 points do not show.
  static let slope = 1e-12
  /// How exactly the multipliers of a certificate cancel, at weights near 1, and relative to the
  /// size of what is added up.
  static let certificate = 1e-6
  static let relativeCertificate = 1e-9
  /// How exactly the invariants hold, relative to the size of what is added up.
  static let invariant = 1e-9
  /// How much larger a coefficient must be to win a tie of the ratio test.
  static let tieFactor = 1.5
  /// How far the owner of a composite has to be off for the composite to be refined, in points, at
  /// least and at most.
  static let refinement = 1e-10
  static let largestRefinement = 1e-5
  /// The bound on growth when definitions are reversed along a path.
  static let growth = 1e4
  /// Public values are multiples of this.
  static let publicUnit = 0x1p-20
}
