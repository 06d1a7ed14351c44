/// The rounding errors of coefficients of the owner's rows, relative to them, where they are more than that
/// of one number: where terms of one variable were added up and nearly cancelled, as in x - 1.05x.
struct CoefficientErrors {
  /// The largest rounding error of a sum of terms, relative to the sum, that other rows have to
  /// suffer from.
  private static let largestShared = 0x1p-40

  /// The error of a block of terms that has one, by its start: of all blocks that the owner's rows
  /// have had at that place, the last one's.
  private var errors: [Int32: Double] = [:]
  /// Whether any block ever had one, which hardly any model has; looked at for each row of a build,
  /// which would take 2 % longer with the dictionaries.
  private var isInUse = false
  /// How many of the owner's rows have each error.
  private var counts: [Double: Int32] = [:]

  /// The largest error of a coefficient, a power of two, so that an amount divided by it and
  /// multiplied again is the same amount.
  var largest: Double { isInUse ? largestCounted : Tolerance.coefficient }

  private var largestCounted: Double { counts.keys.max() ?? Tolerance.coefficient }

  /// Records the error of a new block.
  @inline(__always)
  mutating func record(_ error: Double, ofBlock start: Int32) {
    if isInUse || error > Tolerance.coefficient { setError(error, of: start) }
  }

  /// Returns the error of a block, or 0 if it is not more than that of one number.
  func error(ofBlock start: Int32) -> Double { errors[start] ?? 0 }

  @inline(never)
  private mutating func setError(_ error: Double, of start: Int32) {
    isInUse = true
    var rounded = Tolerance.coefficient
    while rounded < min(error, Self.largestShared) { rounded *= 2 }
    errors[start] = rounded > Tolerance.coefficient ? rounded : nil
  }

  /// Counts a block that becomes, or no longer is, that of one of the owner's rows.
  @inline(__always)
  mutating func count(block start: Int32, by change: Int32) {
    if isInUse { countError(of: start, by: change) }
  }

  @inline(never)
  private mutating func countError(of start: Int32, by change: Int32) {
    guard let error = errors[start] else { return }
    let count = counts[error, default: 0] + change
    counts[error] = count == 0 ? nil : count
  }
}
