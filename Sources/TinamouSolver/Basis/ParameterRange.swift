/// The parameters between which every row stays on its side, and the rows that end them.
struct ParameterRange: BitwiseCopyable {
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The row that changes sides at the end, or -1.
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
