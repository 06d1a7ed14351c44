/// A sparse factorization of a basis matrix, one row for each variable; see ``Elimination``.
struct Factorization {
  private let count: Int
  private let factors: TriangularFactors
  /// The triangular matrix by columns, without the pivots: the index of an entry is a place.
  private var upperColumns: [TriangularFactors.Entry] = []
  private var upperColumnStarts: [Int] = [0]
  /// The places whose rows depend on others, each with a variable that no row determines.
  private(set) var dependentPlaces: [(place: Int, variable: Int)] = []

  /// Factorizes a matrix.
  ///
  /// - Parameters:
  ///   - count: The number of rows and of variables.
  ///   - row: The coefficients of the row at a place.
  init(count: Int, row: (Int) -> ArraySlice<ProgramTerm>) {
    self.count = count
    var elimination = Elimination(count: count, row: row)
    elimination.eliminateAll()
    factors = elimination.factors
    findDependentPlaces()
    transpose()
  }

  /// The number of entries that a solution visits at most.
  var size: Int { factors.operations.count + factors.upperRows.count + count }

  private mutating func findDependentPlaces() {
    if factors.pivots.count == count { return }
    let places = Set(factors.pivots.map { Int($0.place) })
    let variables = Set(factors.pivots.map { Int($0.variable) })
    let rest = zip(
      (0..<count).filter { !places.contains($0) }, (0..<count).filter { !variables.contains($0) })
    dependentPlaces = rest.map { (place: $0, variable: $1) }
  }

  /// Stores the triangular matrix by columns, too.
  private mutating func transpose() {
    var steps = [Int](repeating: -1, count: count)
    for (step, pivot) in factors.pivots.enumerated() { steps[Int(pivot.variable)] = step }
    var counts = [Int](repeating: 0, count: factors.pivots.count)
    for entry in factors.upperRows where steps[Int(entry.index)] >= 0 {
      counts[steps[Int(entry.index)]] += 1
    }
    upperColumnStarts = [0]
    for count in counts { upperColumnStarts.append((upperColumnStarts.last ?? 0) + count) }
    var next = upperColumnStarts
    upperColumns = [TriangularFactors.Entry](
      repeating: TriangularFactors.Entry(), count: upperColumnStarts.last ?? 0)
    for (step, pivot) in factors.pivots.enumerated() {
      for entry in factors.upperRows[
        factors.upperRowStarts[step]..<factors.upperRowStarts[step + 1]]
      {
        let column = steps[Int(entry.index)]
        if column < 0 { continue }
        upperColumns[next[column]] = TriangularFactors.Entry(index: pivot.place, value: entry.value)
        next[column] += 1
      }
    }
  }

  // MARK: Solution

  /// Returns the values of the variables at which the rows at the places have these residuals.
  func values(of residuals: [Double]) -> [Double] {
    var residuals = residuals
    for operation in factors.operations {
      let source = residuals[Int(operation.source)]
      if source != 0 { residuals[Int(operation.target)] -= operation.factor * source }
    }
    var result = [Double](repeating: 0, count: count)
    for step in factors.pivots.indices.reversed() {
      let pivot = factors.pivots[step]
      if residuals[Int(pivot.place)] == 0 { continue }
      let value = residuals[Int(pivot.place)] / pivot.value
      result[Int(pivot.variable)] = value
      for index in upperColumnStarts[step]..<upperColumnStarts[step + 1] {
        residuals[Int(upperColumns[index].index)] -= upperColumns[index].value * value
      }
    }
    return result
  }

  /// Writes a row as a combination of the rows at the places.
  func combination(of row: [Double]) -> [Double] {
    var row = row
    var result = [Double](repeating: 0, count: count)
    for step in factors.pivots.indices {
      let pivot = factors.pivots[step]
      if row[Int(pivot.variable)] == 0 { continue }
      let share = row[Int(pivot.variable)] / pivot.value
      result[Int(pivot.place)] = share
      for index in factors.upperRowStarts[step]..<factors.upperRowStarts[step + 1] {
        row[Int(factors.upperRows[index].index)] -= factors.upperRows[index].value * share
      }
    }
    for operation in factors.operations.reversed() {
      let target = result[Int(operation.target)]
      if target != 0 { result[Int(operation.source)] -= operation.factor * target }
    }
    return result
  }
}
