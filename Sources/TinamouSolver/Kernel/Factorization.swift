/// A sparse factorization of a basis matrix, one row for each variable.
///
/// Gaussian elimination in an order that keeps it sparse: rows with one variable come first, then
/// variables that only one row mentions, and of what remains always the pivot with the smallest
/// product of other entries in its row and its column (H. Markowitz, 1957) whose size is
/// comfortable.
struct Factorization {
  /// A multiple of one row that was subtracted from another.
  private struct Operation: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// The row and the variable that an elimination step removed from the matrix.
  private struct Pivot: BitwiseCopyable {
    var place: Int32
    var variable: Int32
    var value: Double
  }

  /// An entry of the triangular matrix: in its rows the index is a variable, in its columns a place.
  private struct Entry: BitwiseCopyable {
    var index: Int32
    var value: Double
  }

  /// A coefficient that is this much smaller than the largest of its row is a poor pivot.
  private static let comfortableShare = 0.1
  /// The number of rows among which the sparsest pivot is looked for.
  private static let searchedRows = 4
  /// What is left of entries that cancel, relative to the larger of them.
  private static let cancelledShare = 1e-14

  private let count: Int
  private var operations: [Operation] = []
  private var pivots: [Pivot] = []
  /// The rows of the triangular matrix without the pivots, in the order of the pivots.
  private var upperRows: [Entry] = []
  private var upperRowStarts: [Int] = [0]
  /// The same by columns.
  private var upperColumns: [Entry] = []
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
    pivots.reserveCapacity(count)
    var elimination = Elimination(count: count, row: row)
    takeSingleRows(&elimination)
    takeSingleColumns(&elimination)
    takeSparsePivots(&elimination)
    dependentPlaces = elimination.rest
    transpose()
  }

  /// The number of entries that a solution visits at most.
  var size: Int { operations.count + upperRows.count + count }

  // MARK: Elimination

  /// The part of the matrix that is still to be factorized.
  private struct Elimination {
    var rows: [[ProgramTerm]]
    /// The places whose rows mention a variable; some may no longer do.
    var columns: [[Int32]]
    var rowCounts: [Int]
    var columnCounts: [Int]
    var isRowActive: [Bool]
    var isColumnActive: [Bool]

    init(count: Int, row: (Int) -> ArraySlice<ProgramTerm>) {
      rows = (0..<count).map { Array(row($0)) }
      columns = [[Int32]](repeating: [], count: count)
      rowCounts = rows.map(\.count)
      columnCounts = [Int](repeating: 0, count: count)
      isRowActive = [Bool](repeating: true, count: count)
      isColumnActive = isRowActive
      for place in 0..<count {
        for term in rows[place] {
          columns[term.variable].append(Int32(place))
          columnCounts[term.variable] += 1
        }
      }
    }

    mutating func remove(_ place: Int, _ variable: Int) {
      isRowActive[place] = false
      isColumnActive[variable] = false
    }

    /// Drops entries in rows and columns that were removed.
    mutating func dropRemoved() {
      for place in rows.indices where isRowActive[place] {
        rows[place].removeAll { !isColumnActive[$0.variable] }
      }
      for variable in columns.indices where isColumnActive[variable] {
        columns[variable].removeAll { !isRowActive[Int($0)] }
        columnCounts[variable] = columns[variable].count
      }
    }

    /// The places without a pivot, in pairs with variables without one.
    var rest: [(place: Int, variable: Int)] {
      Array(
        zip(
          isRowActive.indices.filter { isRowActive[$0] },
          isColumnActive.indices.filter { isColumnActive[$0] }
        ).map { (place: $0, variable: $1) })
    }
  }

  /// Takes rows in which one variable is left; no other entry changes.
  private mutating func takeSingleRows(_ elimination: inout Elimination) {
    var singles = (0..<count).filter { elimination.rowCounts[$0] == 1 }
    while let place = singles.popLast() {
      guard elimination.isRowActive[place],
        let term = elimination.rows[place].first(where: { elimination.isColumnActive[$0.variable] }
        ),
        abs(term.coefficient) > ProgramKernel.smallestPivot
      else { continue }
      elimination.remove(place, term.variable)
      for other in elimination.columns[term.variable].map(Int.init)
      where elimination.isRowActive[other] {
        for entry in elimination.rows[other] where entry.variable == term.variable {
          subtract(place, from: other, times: entry.coefficient / term.coefficient)
        }
        elimination.rowCounts[other] -= 1
        if elimination.rowCounts[other] == 1 { singles.append(other) }
      }
      append(place, term, rest: [])
    }
  }

  /// Takes variables that one row is left with; nothing has to be subtracted.
  private mutating func takeSingleColumns(_ elimination: inout Elimination) {
    elimination.dropRemoved()
    var singles = (0..<count).filter {
      elimination.isColumnActive[$0] && elimination.columnCounts[$0] == 1
    }
    while let variable = singles.popLast() {
      guard elimination.isColumnActive[variable],
        let place = elimination.columns[variable].first(where: { elimination.isRowActive[Int($0)] })
      else { continue }
      let row = elimination.rows[Int(place)].filter { elimination.isColumnActive[$0.variable] }
      let largest = row.reduce(0) { max($0, abs($1.coefficient)) }
      guard let pivot = row.first(where: { $0.variable == variable }),
        abs(pivot.coefficient) >= Self.comfortableShare * largest
      else { continue }
      elimination.remove(Int(place), variable)
      for entry in row where entry.variable != variable {
        elimination.columnCounts[entry.variable] -= 1
        if elimination.columnCounts[entry.variable] == 1 { singles.append(entry.variable) }
      }
      append(Int(place), pivot, rest: row.filter { $0.variable != variable })
    }
  }

  /// Factorizes what is left, always with a pivot that fills in little.
  private mutating func takeSparsePivots(_ elimination: inout Elimination) {
    var active = (0..<count).filter { elimination.isRowActive[$0] }
    elimination.dropRemoved()
    // The position of each variable in the row that is being changed.
    var positions = [Int](repeating: -1, count: count)
    while let choice = sparsePivot(elimination, &active) {
      let row = elimination.rows[choice.place]
      let pivot = row[choice.position]
      elimination.remove(choice.place, pivot.variable)
      let rest = row.filter { $0.variable != pivot.variable }
      for entry in rest { elimination.columnCounts[entry.variable] -= 1 }
      for other in elimination.columns[pivot.variable].map(Int.init)
      where elimination.isRowActive[other] {
        eliminate(pivot, rest, from: other, choice.place, &elimination, &positions)
      }
      append(choice.place, pivot, rest: rest)
    }
  }

  /// Returns the pivot with the fewest entries beside it, among the shortest rows.
  private func sparsePivot(
    _ elimination: Elimination, _ active: inout [Int]
  ) -> (place: Int, position: Int)? {
    active.removeAll { !elimination.isRowActive[$0] }
    var shortest: [Int] = []
    for place in active {
      let length = elimination.rows[place].count
      if length == 0 { continue }
      var position = shortest.count
      while position > 0 && elimination.rows[shortest[position - 1]].count > length {
        position -= 1
      }
      if position < Self.searchedRows { shortest.insert(place, at: position) }
      if shortest.count > Self.searchedRows { shortest.removeLast() }
    }
    var best: (place: Int, position: Int)?
    var leastCost = Int.max
    var bestSize = 0.0
    for place in shortest {
      let row = elimination.rows[place]
      let largest = row.reduce(0) { max($0, abs($1.coefficient)) }
      if largest <= ProgramKernel.smallestPivot { continue }
      for (position, term) in row.enumerated() {
        let size = abs(term.coefficient) / largest
        if size < Self.comfortableShare { continue }
        let cost = (row.count - 1) * (elimination.columnCounts[term.variable] - 1)
        if cost < leastCost || (cost == leastCost && size > bestSize) {
          (best, leastCost, bestSize) = ((place, position), cost, size)
        }
      }
    }
    if best == nil, !shortest.isEmpty {
      // What is left of these rows is rounding: they depend on others.
      let rest = Set(shortest)
      active.removeAll { rest.contains($0) }
      return sparsePivot(elimination, &active)
    }
    return best
  }

  private mutating func eliminate(
    _ pivot: ProgramTerm, _ rest: [ProgramTerm], from other: Int, _ place: Int,
    _ elimination: inout Elimination, _ positions: inout [Int]
  ) {
    guard let own = elimination.rows[other].firstIndex(where: { $0.variable == pivot.variable })
    else { return }
    let factor = elimination.rows[other][own].coefficient / pivot.coefficient
    subtract(place, from: other, times: factor)
    elimination.rows[other].swapAt(own, elimination.rows[other].count - 1)
    elimination.rows[other].removeLast()
    for (position, term) in elimination.rows[other].enumerated() {
      positions[term.variable] = position
    }
    for term in rest {
      let change = factor * term.coefficient
      let position = positions[term.variable]
      if position >= 0 {
        elimination.rows[other][position].coefficient -= change
        if abs(elimination.rows[other][position].coefficient) <= Self.cancelledShare * abs(change) {
          elimination.rows[other][position].coefficient = 0
        }
      } else {
        elimination.rows[other].append(
          ProgramTerm(variable: term.variable, coefficient: -change))
        elimination.columns[term.variable].append(Int32(other))
        elimination.columnCounts[term.variable] += 1
      }
    }
    var hasZeros = false
    for term in elimination.rows[other] {
      positions[term.variable] = -1
      if term.coefficient != 0 { continue }
      hasZeros = true
      elimination.columnCounts[term.variable] -= 1
      elimination.columns[term.variable].removeAll { $0 == Int32(other) }
    }
    if hasZeros { elimination.rows[other].removeAll { $0.coefficient == 0 } }
  }

  private mutating func subtract(_ source: Int, from target: Int, times factor: Double) {
    operations.append(
      Operation(target: Int32(target), source: Int32(source), factor: factor))
  }

  private mutating func append(_ place: Int, _ pivot: ProgramTerm, rest: [ProgramTerm]) {
    pivots.append(
      Pivot(place: Int32(place), variable: Int32(pivot.variable), value: pivot.coefficient))
    for term in rest {
      upperRows.append(Entry(index: Int32(term.variable), value: term.coefficient))
    }
    upperRowStarts.append(upperRows.count)
  }

  /// Stores the triangular matrix by columns, too.
  private mutating func transpose() {
    var steps = [Int](repeating: -1, count: count)
    for (step, pivot) in pivots.enumerated() { steps[Int(pivot.variable)] = step }
    var counts = [Int](repeating: 0, count: pivots.count)
    for entry in upperRows where steps[Int(entry.index)] >= 0 {
      counts[steps[Int(entry.index)]] += 1
    }
    upperColumnStarts = [0]
    for count in counts { upperColumnStarts.append((upperColumnStarts.last ?? 0) + count) }
    var next = upperColumnStarts
    upperColumns = [Entry](
      repeating: Entry(index: 0, value: 0), count: upperColumnStarts.last ?? 0)
    for (step, pivot) in pivots.enumerated() {
      for entry in upperRows[upperRowStarts[step]..<upperRowStarts[step + 1]] {
        let column = steps[Int(entry.index)]
        if column < 0 { continue }
        upperColumns[next[column]] = Entry(index: pivot.place, value: entry.value)
        next[column] += 1
      }
    }
  }

  // MARK: Solution

  /// Returns the values of the variables at which the rows at the places have these residuals.
  func values(of residuals: [Double]) -> [Double] {
    var residuals = residuals
    for operation in operations {
      let source = residuals[Int(operation.source)]
      if source != 0 { residuals[Int(operation.target)] -= operation.factor * source }
    }
    var result = [Double](repeating: 0, count: count)
    for step in pivots.indices.reversed() {
      let pivot = pivots[step]
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
    for step in pivots.indices {
      let pivot = pivots[step]
      if row[Int(pivot.variable)] == 0 { continue }
      let share = row[Int(pivot.variable)] / pivot.value
      result[Int(pivot.place)] = share
      for index in upperRowStarts[step]..<upperRowStarts[step + 1] {
        row[Int(upperRows[index].index)] -= upperRows[index].value * share
      }
    }
    for operation in operations.reversed() {
      let target = result[Int(operation.target)]
      if target != 0 { result[Int(operation.source)] -= operation.factor * target }
    }
    return result
  }
}
