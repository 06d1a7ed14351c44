/// The inverse of a basis matrix, stored in full.
///
/// The basis has a place for each variable; a place holds a row of the program or a stay, a
/// variable that keeps its value. After each exchange the inverse is updated in time proportional
/// to its size. Rounding errors accumulate, so it is recomputed from time to time.
struct DenseBasis {
  let count: Int
  /// The row at each place, or the complement of a variable that is a stay.
  private(set) var places: [Int]
  /// The number of exchanges since the inverse was computed.
  private(set) var age = 0
  /// Column by column: the change of the variables when the residual of the row at a place becomes
  /// 1.
  private var inverse: [Double]

  /// Makes a basis in which all variables are stays.
  init(count: Int) {
    self.count = count
    places = (0..<count).map { ~$0 }
    inverse = [Double](repeating: 0, count: count * count)
    for index in 0..<count { inverse[index * count + index] = 1 }
  }

  /// Returns the change of the variables when the residual of the row at a place becomes 1.
  func column(_ place: Int) -> [Double] {
    Array(inverse[(place * count)..<((place + 1) * count)])
  }

  /// Writes a row as a combination of the rows at the places.
  func combination(_ terms: some Collection<ProgramTerm>) -> [Double] {
    var result = [Double](repeating: 0, count: count)
    for place in 0..<count {
      let start = place * count
      var sum = 0.0
      for term in terms { sum += term.coefficient * inverse[start + term.variable] }
      result[place] = sum
    }
    return result
  }

  /// Replaces the row at a place; `combination` is the new row in terms of the present ones.
  mutating func exchange(_ place: Int, by row: Int, _ combination: [Double]) {
    var column = column(place)
    let pivot = 1 / combination[place]
    for index in 0..<count { column[index] *= pivot }
    for other in 0..<count where other != place && combination[other] != 0 {
      Self.subtract(combination[other], column, from: &inverse, at: other * count)
    }
    for index in 0..<count { inverse[place * count + index] = column[index] }
    places[place] = row
    age += 1
  }

  private static func subtract(
    _ factor: Double, _ source: [Double], from target: inout [Double], at start: Int
  ) {
    for index in source.indices { target[start + index] -= factor * source[index] }
  }

  /// Computes the inverse again: starting with all stays, the rows enter one by one, each at the
  /// place where its remaining coefficient is largest.
  ///
  /// A row that depends on others is left out, and a variable stays at its place.
  mutating func refactor(_ terms: (Int) -> ArraySlice<ProgramTerm>) {
    let rows = places.filter { $0 >= 0 }.sorted { terms($0).count < terms($1).count }
    self = DenseBasis(count: count)
    for row in rows {
      let combination = combination(terms(row))
      var best = -1
      for place in 0..<count where places[place] < 0 {
        if best < 0 || abs(combination[place]) > abs(combination[best]) { best = place }
      }
      if best < 0 || abs(combination[best]) < ProgramKernel.smallestPivot { continue }
      exchange(best, by: row, combination)
    }
    age = 0
  }
}

/// One coefficient of a row of a program.
struct ProgramTerm: BitwiseCopyable {
  var variable: Int
  var coefficient: Double
}
