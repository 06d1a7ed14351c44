/// A sum that also keeps the rounding errors (T. Ogita, S. M. Rump and S. Oishi, Accurate sum and
/// dot product, 2005).
package struct CompensatedSum {
  private var sum: Double
  private var lost = 0.0

  /// Starts a sum.
  package init(_ value: Double = 0) { sum = value }

  /// The sum as a rounded number.
  package var value: Double { sum + lost }

  /// Adds a product.
  package mutating func add(_ factor: Double, times other: Double) {
    let product = factor * other
    lost += (-product).addingProduct(factor, other)
    let total = sum + product
    let part = total - sum
    lost += (sum - (total - part)) + (product - part)
    sum = total
  }
}
