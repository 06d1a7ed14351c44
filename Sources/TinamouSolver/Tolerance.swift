/// The tolerances, for coefficients scaled to 1 to 2 and lengths in points up to 2^31.
enum Tolerance {
  /// Returns the error from which a row is processed, relative to the size of its terms: about a
  /// hundred times what the rounding of written coefficients and constants explains. Values are
  /// exact enough not to matter.
  @inline(__always)
  static func residual(ofSize size: Double) -> Double { 0x1p-46 * size + 1e-18 }
  /// Returns the distance at which a value that was pushed far away has reached the number it was
  /// pushed to, in points: rounding leaves a share of its size.
  @inline(__always)
  static func reached(at far: Double) -> Double { max(1, 0x1p-40 * abs(far)) }
  /// The largest contradiction between required rows that follow from each other that is not a
  /// conflict, in points or, unless all numbers are exact, relative to the size of the terms.
  static let contradiction = 1e-9
  static let relativeContradiction = 1e-12
  /// The rounding error of a coefficient, relative to the size of its terms.
  static let coefficient = 0x1p-50
  /// The largest rounding error of a sum of terms, relative to the sum, that other rows have to
  /// suffer from.
  static let coefficientOfCancelledTerms = 0x1p-40
  /// The rounding error of a coefficient with 32 digits, relative to the size of what was added up.
  static let preciseCoefficient = 0x1p-96
  /// The shortest step of the primal phase that counts as progress.
  static let progress = 1e-12
  /// A component of a multiplier that counts as zero, whatever its rounding error: a cost of 1 times
  /// several small coefficients still decides.
  static let multiplier = 1e-12
  /// The same at the priorities if rows have extreme coefficients: what is smaller there comes from
  /// the rounding of written coefficients, which such rows amplify.
  static let multiplierOfExtremeRows = 1e-9
  /// Weights, scaled like their rows, below which what counts as zero at the priorities is smaller, and
  /// the factors by which it is.
  static let smallWeight = 0x1p-10
  static let smallWeightFactor = 0x1p-20
  static let tinyWeight = 0x1p-20
  static let tinyWeightFactor = 0x1p-30
  /// The largest bound for the rounding error of a multiplier that says anything: bounds grow from
  /// step to step, though the errors cancel.
  static let multiplierError = 1e-8
  /// The remainder of a coefficient, relative to its size, after others have cancelled it; and a rate of
  /// change of a row that counts as zero.
  static let cancellation = 1e-11
  /// What rounding may make of a multiplier before all of them are computed anew, and of an amount of a
  /// sweep, a derivative or a pivot, as a share of it, before 32 digits have to decide.
  static let multiplierRounding = 1e-7
  /// What is left of numbers that cancel counts, however small it is, if it is this many times larger than
  /// its error bound.
  static let errorsBeyondDoubt = 16.0
  /// What is left of a number that others cancel, as a share of it.
  static let cancelledShare = 0x1p-10
  /// The smallest coefficient that a basis change may divide by, where no bound for its rounding
  /// error is known to be larger.
  static let pivot = 0x1p-50
  /// A coefficient so small, compared to the largest one of its row, that rows may be badly scaled.
  static let fineCoefficient = 0x1p-14
  /// A coefficient so small that answers have to be proven.
  static let extremeCoefficient = 0x1p-24
  /// A coefficient that is large enough for an early exit.
  static let comfortablePivot = 0.05
  /// A change of a value or slope that is not propagated, and an error of a row that is not repaired,
  /// absolute and relative.
  static let change = 1e-25
  /// The largest value or slope whose sums and products with other numbers of a model are finite.
  static let largestValue = 0x1p900
  /// A slope of a value that is only the remainder of others that cancel.
  static let slope = 1e-20
  /// The precision with which the multipliers of a certificate cancel, at weights near 1, and
  /// relative to the size of the terms.
  static let certificate = 1e-6
  static let relativeCertificate = 1e-9
  /// The largest error of a row at the public values beyond their rounding, in points, and relative
  /// to the size of its terms.
  static let certifiedResidual = 1e-7
  static let relativeCertifiedResidual = 1e-9
  /// The precision of the invariants, relative to the size of the terms.
  static let invariant = 1e-9
  /// The precision with which a variable satisfies its definition, where only slopes that are
  /// rounding are ignored.
  static let definedValue = 1e-17
  /// The factor by which a coefficient must be larger to win a tie of the ratio test.
  static let tieFactor = 1.5
  /// The limit of growth when definitions are reversed along a path.
  static let growth = 1e4
}
