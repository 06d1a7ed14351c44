/// How badly the owner's rows are scaled, which decides what counts as zero.
struct Scaling {
  /// A coefficient so small, compared to the largest one of its row, that rows may be badly scaled.
  private static let fineCoefficient = 0x1p-14
  /// A coefficient so small that answers have to be proven.
  private static let extremeCoefficient = 0x1p-24
  /// What counts as zero at the priorities if there are such coefficients: what is smaller comes
  /// from the rounding of written coefficients, which these rows amplify.
  private static let zeroOfExtremeRows = 1e-9

  /// The numbers of coefficients that are fine or extreme, in scaled rows.
  private var fineCoefficientCount: Int32 = 0
  private var extremeCoefficientCount: Int32 = 0
  /// The rows with small weights.
  var weights = SmallWeights()
  /// The rounding errors of coefficients.
  var errors = CoefficientErrors()

  /// Whether rows may be badly scaled, because a coefficient is much smaller than others of its
  /// row.
  var hasFineCoefficients: Bool { fineCoefficientCount > 0 }

  /// Whether rows are scaled so badly that plain doubles may not do.
  var hasExtremeCoefficients: Bool { extremeCoefficientCount > 0 }

  /// What counts as zero in multipliers at the priorities.
  var zeroMultiplier: Double {
    weights.factor
      * (hasExtremeCoefficients ? Self.zeroOfExtremeRows : Tolerance.multiplier)
  }

  /// Counts a coefficient that becomes, or no longer is, one of the owner's.
  @inline(__always)
  mutating func count(coefficient: Double, by change: Int32) {
    if abs(coefficient) >= Self.fineCoefficient { return }
    fineCoefficientCount += change
    if abs(coefficient) < Self.extremeCoefficient { extremeCoefficientCount += change }
  }
}
