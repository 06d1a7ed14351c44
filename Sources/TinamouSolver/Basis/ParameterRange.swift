/// The range of the parameter in which no row becomes violated, and the rows that limit it.
struct ParameterRange: BitwiseCopyable {
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The row that becomes violated at the lower end, or -1.
  var lowerRow: Int32 = -1
  var upperRow: Int32 = -1

  func contains(_ parameter: Double) -> Bool { lower <= parameter && parameter <= upper }

  mutating func raiseLower(to value: Double, by row: Int32) {
    if value > lower { (lower, lowerRow) = (value, row) }
  }

  mutating func reduceUpper(to value: Double, by row: Int32) {
    if value < upper { (upper, upperRow) = (value, row) }
  }
}
