/// How many of the owner's rows that are not required have small weights, scaled like the rows.
///
/// What counts as zero in multipliers is smaller as long as there are any. Otherwise a row with such a
/// weight, that others follow with small coefficients, would yield to weaker priorities.
struct SmallWeights {
  private var smallCount: Int32 = 0
  private var tinyCount: Int32 = 0

  /// The factor for what counts as zero at the priorities.
  var factor: Double {
    if tinyCount > 0 { return Tolerance.tinyWeightFactor }
    return smallCount > 0 ? Tolerance.smallWeightFactor : 1
  }

  /// Counts costs that become, or no longer are, those of one of the owner's rows.
  @inline(__always)
  mutating func count(_ costs: RowCosts, by change: Int32) {
    if costs.weight >= Tolerance.smallWeight || !costs.areSoft { return }
    smallCount += change
    if costs.weight < Tolerance.tinyWeight { tinyCount += change }
  }
}
