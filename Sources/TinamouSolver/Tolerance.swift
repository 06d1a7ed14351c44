/// What counts as zero, for coefficients scaled to 1 to 2 and lengths in points below 1e7.
enum Tolerance {
  /// How far a row may be off before it is worked on, relative to the size of what it adds up: some
  /// hundred times what the rounding of written coefficients and constants explains. Values
  /// themselves are exact enough not to count.
  @inline(__always)
  static func residual(ofSize size: Double) -> Double { 0x1p-46 * size + 1e-18 }
  /// How exactly the parameter is known at which a row changes sides: it is a quotient of rounded
  /// numbers.
  @inline(__always)
  static func crossing(at parameter: Double) -> Double { 0x1p-50 * (1 + abs(parameter)) }
  /// How far required rows that follow from each other may contradict each other, in points or
  /// relative to the size of what is added up, without being called a conflict.
  static let contradiction = 1e-9
  static let relativeContradiction = 1e-12
  /// What a coefficient may be off by rounding, relative to the size of what it adds up.
  static let coefficient = 0x1p-50
  /// The shortest step of the primal phase that counts as progress.
  static let progress = 1e-12
  /// Part of a multiplier.
  static let multiplier = 1e-9
  /// What is left of a coefficient after others cancelled it.
  static let cancellation = 1e-11
  /// The smallest coefficient that a basis change may divide by.
  static let pivot = 1e-13
  /// A coefficient large enough to take the first way out that costs nothing.
  static let comfortablePivot = 0.05
  /// A change of a value or slope that is not passed on, absolute and relative.
  static let change = 1e-25
  /// A slope of a value that is what is left of others that cancel.
  static let slope = 1e-20
  /// How exactly the multipliers of a certificate cancel, at weights near 1, and relative to the
  /// size of what is added up.
  static let certificate = 1e-6
  static let relativeCertificate = 1e-9
  /// How far a row may be off at the public values beyond their rounding, in points, and relative to
  /// the size of what it adds up.
  static let certifiedResidual = 1e-7
  static let relativeCertifiedResidual = 1e-9
  /// How exactly the invariants hold, relative to the size of what is added up.
  static let invariant = 1e-9
  /// The same of a variable and its definition, where only slopes that are rounding are left out.
  static let definedValue = 1e-17
  /// How much larger a coefficient must be to win a tie of the ratio test.
  static let tieFactor = 1.5
  /// The bound on growth when definitions are reversed along a path.
  static let growth = 1e4
}
