/// How many of the owner's rows that are not required have small weights, scaled like the rows.
///
/// What counts as zero in multipliers is smaller as long as there are any. Otherwise a row with
/// such a weight, that others follow with small coefficients, would yield to weaker priorities.
struct SmallWeights {
  /// Weights below which what counts as zero is smaller, and the factors by which it is.
  private static let small = (weight: 0x1p-10, factor: 0x1p-20)
  private static let tiny = (weight: 0x1p-20, factor: 0x1p-30)

  private var smallCount: Int32 = 0
  private var tinyCount: Int32 = 0

  /// The factor for what counts as zero at the priorities.
  var factor: Double {
    if tinyCount > 0 { return Self.tiny.factor }
    return smallCount > 0 ? Self.small.factor : 1
  }

  /// Counts costs that become, or no longer are, those of one of the owner's rows.
  @inline(__always)
  mutating func count(_ costs: RowCosts, by change: Int32) {
    if costs.weight >= Self.small.weight || !costs.areSoft { return }
    smallCount += change
    if costs.weight < Self.tiny.weight { tinyCount += change }
  }
}
