/// Pairs of required rows that limit the same sum, one from below and one from above.
struct OppositeRows {
  private var opposites: [Int]

  /// Finds the pairs: rows of one variable wherever they are, others if they come one after the
  /// other.
  init(_ matrix: ProgramMatrix, _ boxes: [ProgramMultipliers.Box], variableCount: Int) {
    opposites = [Int](repeating: -1, count: boxes.count)
    var lasts = [Int](repeating: -1, count: variableCount)
    var previous = -1
    for row in boxes.indices {
      let single = matrix[row].count == 1 ? matrix[row].first?.variable : nil
      let other = single.map { lasts[$0] } ?? previous
      if other >= 0 && opposites[other] < 0 && Self.isPair(boxes[row], boxes[other])
        && Self.isSame(matrix[row], matrix[other])
      {
        (opposites[row], opposites[other]) = (other, row)
      }
      if let single { lasts[single] = row }
      previous = row
    }
  }

  /// The opposite of a row.
  subscript(row: Int) -> Int? { opposites[row] >= 0 ? opposites[row] : nil }

  private static func isPair(
    _ box: ProgramMultipliers.Box, _ other: ProgramMultipliers.Box
  ) -> Bool {
    box.isRequired && !box.isEquality && other.isRequired && !other.isEquality
      && (box.below == nil) != (other.below == nil)
  }

  private static func isSame(
    _ terms: ArraySlice<ProgramTerm>, _ others: ArraySlice<ProgramTerm>
  ) -> Bool {
    terms.elementsEqual(others) {
      $0.variable == $1.variable && $0.coefficient == $1.coefficient
    }
  }
}
