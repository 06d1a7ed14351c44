/// Gaussian elimination of a basis matrix, in an order that keeps it sparse.
///
/// Rows with one variable come first, then variables that only one row mentions, and of what
/// remains always the pivot with the smallest product of other entries in its row and its column
/// (H. Markowitz, 1957) whose size is comfortable.
struct Elimination: ~Copyable {
  private typealias Entry = TriangularFactors.Entry

  /// A coefficient that is this much smaller than the largest of its row is a poor pivot.
  private static let comfortableShare = 0.1
  /// The number of rows among which the sparsest pivot is looked for.
  private static let searchedRows: Int32 = 4
  /// What is left of entries that cancel, relative to the larger of them.
  private static let cancelledShare = 1e-14

  /// An entry of the row of a place.
  private struct Choice {
    var place: Int32
    var index: Int32
  }

  private(set) var factors = TriangularFactors()
  private let count: Int32
  /// The entries of the row of each place; some may be of variables that were taken.
  private var rows = GrowingLists<Entry>()
  /// The places whose rows mention a variable, with the coefficients at first; some may no longer
  /// mention it.
  private var columns = GrowingLists<Entry>()
  /// The number of rows that mention each variable and were not taken.
  private var columnCounts = Buffer<Int32>()
  private var isPlaceTaken = Buffer<Bool>()
  private var isVariableTaken = Buffer<Bool>()
  /// The places where the sparsest pivot may be, by the length of their rows. An entry with another
  /// length than the row has is out of date.
  private var lengths = PriorityQueue<Int32>()
  /// Whether nothing but rounding is left of a row.
  private var isDependent = Buffer<Bool>()
  /// The position of each variable in the row that is being changed, or -1.
  private var positions = Buffer<Int32>()

  /// Makes the matrix.
  ///
  /// - Parameters:
  ///   - count: The number of rows and of variables.
  ///   - row: The coefficients of the row at a place.
  init(count: Int, row: (Int) -> ArraySlice<ProgramTerm>) {
    self.count = Int32(count)
    factors.reserveCapacity(count)
    columnCounts.append(repeating: 0, count: self.count)
    isPlaceTaken.append(repeating: false, count: self.count)
    isVariableTaken.append(repeating: false, count: self.count)
    for place in 0..<self.count {
      let terms = row(Int(place))
      rows.addList(capacity: Int32(terms.count), filledWith: Entry())
      for term in terms {
        let variable = Int32(term.variable)
        rows.append(Entry(index: variable, value: term.coefficient), to: place)
        columnCounts[variable] += 1
      }
    }
    for variable in 0..<self.count {
      columns.addList(capacity: columnCounts[variable], filledWith: Entry())
    }
    for place in 0..<self.count {
      for index in rows.indices(of: place) {
        let entry = rows[index]
        columns.append(Entry(index: place, value: entry.value), to: entry.index)
      }
    }
  }

  /// Eliminates one variable after the other, until all rows that are left depend on others.
  mutating func eliminateAll() {
    takeSingleRows()
    takeSingleColumns()
    dropTaken()
    takeSparsePivots()
  }

  private mutating func take(_ place: Int32, _ pivot: Entry) {
    isPlaceTaken[place] = true
    isVariableTaken[pivot.index] = true
    factors.addPivot(pivot, at: place)
  }

  // MARK: Single entries

  /// Takes rows in which one variable is left; no other entry changes.
  private mutating func takeSingleRows() {
    // The number of variables of each row that were not taken.
    var rowCounts = Buffer<Int32>()
    var singles = Buffer<Int32>()
    for place in 0..<count {
      rowCounts.append(rows.count(of: place))
      if rowCounts[place] == 1 { singles.append(place) }
    }
    while !singles.isEmpty {
      let place = singles.removeLast()
      guard !isPlaceTaken[place], let pivot = firstEntry(ofRow: place),
        abs(pivot.value) > ProgramKernel.smallestPivot
      else { continue }
      take(place, pivot)
      for index in columns.indices(of: pivot.index) where !isPlaceTaken[columns[index].index] {
        let other = columns[index]
        factors.subtract(place, from: other.index, times: other.value / pivot.value)
        rowCounts[other.index] -= 1
        if rowCounts[other.index] == 1 { singles.append(other.index) }
      }
    }
  }

  private func firstEntry(ofRow place: Int32) -> Entry? {
    for index in rows.indices(of: place) where !isVariableTaken[rows[index].index] {
      return rows[index]
    }
    return nil
  }

  /// Takes variables that one row is left with; nothing has to be subtracted.
  private mutating func takeSingleColumns() {
    var singles = Buffer<Int32>()
    for variable in 0..<count where !isVariableTaken[variable] && columnCounts[variable] == 1 {
      singles.append(variable)
    }
    while !singles.isEmpty {
      let variable = singles.removeLast()
      guard !isVariableTaken[variable], let first = firstEntry(ofColumn: variable) else { continue }
      let place = first.index
      if abs(first.value) < Self.comfortableShare * largestValue(ofRow: place) { continue }
      for index in rows.indices(of: place) {
        let entry = rows[index]
        if isVariableTaken[entry.index] || entry.index == variable { continue }
        columnCounts[entry.index] -= 1
        if columnCounts[entry.index] == 1 { singles.append(entry.index) }
        factors.addEntry(entry)
      }
      take(place, Entry(index: variable, value: first.value))
    }
  }

  private func firstEntry(ofColumn variable: Int32) -> Entry? {
    for index in columns.indices(of: variable) where !isPlaceTaken[columns[index].index] {
      return columns[index]
    }
    return nil
  }

  /// Returns the size of the largest entry of a row, of the variables that were not taken.
  private func largestValue(ofRow place: Int32) -> Double {
    var largest = 0.0
    for index in rows.indices(of: place) where !isVariableTaken[rows[index].index] {
      largest = max(largest, abs(rows[index].value))
    }
    return largest
  }

  /// Drops entries of rows and of variables that were taken.
  private mutating func dropTaken() {
    var rows = GrowingLists<Entry>()
    var columns = GrowingLists<Entry>()
    swap(&rows, &self.rows)
    swap(&columns, &self.columns)
    for place in 0..<count where !isPlaceTaken[place] {
      rows.removeAll(from: place) { isVariableTaken[$0.index] }
    }
    for variable in 0..<count where !isVariableTaken[variable] {
      columns.removeAll(from: variable) { isPlaceTaken[$0.index] }
    }
    swap(&rows, &self.rows)
    swap(&columns, &self.columns)
  }

  // MARK: Sparse pivots

  /// Factorizes what is left, always with a pivot that fills in little.
  private mutating func takeSparsePivots() {
    isDependent.append(repeating: false, count: count)
    positions.append(repeating: -1, count: count)
    for place in 0..<count where !isPlaceTaken[place] { queue(place) }
    while let choice = sparsePivot() {
      let place = choice.place
      let pivot = rows[choice.index]
      rows.removeAll(from: place) { $0.index == pivot.index }
      for index in rows.indices(of: place) {
        columnCounts[rows[index].index] -= 1
        factors.addEntry(rows[index])
      }
      take(place, pivot)
      for index in columns.indices(of: pivot.index) where !isPlaceTaken[columns[index].index] {
        subtract(place, pivot, from: columns[index].index)
      }
    }
  }

  private mutating func queue(_ place: Int32) {
    let length = rows.count(of: place)
    if length > 0 && !isDependent[place] { lengths.push(key: length, id: place) }
  }

  /// Returns the pivot with the fewest entries beside it, among the shortest rows.
  private mutating func sparsePivot() -> Choice? {
    while true {
      let shortest = takeShortestRows()
      if shortest.isEmpty { return nil }
      if let best = sparsePivot(among: shortest) {
        for index in 0..<shortest.count where shortest[index] != best.place {
          queue(shortest[index])
        }
        return best
      }
      // What is left of these rows is rounding: they depend on others.
      for index in 0..<shortest.count { isDependent[shortest[index]] = true }
    }
  }

  private mutating func takeShortestRows() -> Buffer<Int32> {
    var shortest = Buffer<Int32>()
    var last: Int32 = -1
    while shortest.count < Self.searchedRows, let next = lengths.pop() {
      let isOutOfDate = isPlaceTaken[next.id] || rows.count(of: next.id) != next.key
      if isOutOfDate || isDependent[next.id] || next.id == last { continue }
      last = next.id
      shortest.append(next.id)
    }
    return shortest
  }

  private func sparsePivot(among places: borrowing Buffer<Int32>) -> Choice? {
    var best: Choice?
    var leastCost = Int.max
    var bestSize = 0.0
    for index in 0..<places.count {
      let place = places[index]
      let largest = largestValue(ofRow: place)
      if largest <= ProgramKernel.smallestPivot { continue }
      for index in rows.indices(of: place) {
        let size = abs(rows[index].value) / largest
        if size < Self.comfortableShare { continue }
        let cost = Int(rows.count(of: place) - 1) * Int(columnCounts[rows[index].index] - 1)
        if cost < leastCost || (cost == leastCost && size > bestSize) {
          (best, leastCost, bestSize) = (Choice(place: place, index: index), cost, size)
        }
      }
    }
    return best
  }

  /// Subtracts a multiple of a row, whose pivot is given apart, from another, so that the variable
  /// of the pivot is eliminated.
  private mutating func subtract(_ place: Int32, _ pivot: Entry, from other: Int32) {
    guard let own = rows.indices(of: other).first(where: { rows[$0].index == pivot.index })
    else { return }
    let length = rows.count(of: other)
    let factor = rows[own].value / pivot.value
    factors.subtract(place, from: other, times: factor)
    rows.remove(at: own, from: other)
    let entries = rows.indices(of: other)
    for index in entries { positions[rows[index].index] = index - entries.lowerBound }
    for index in rows.indices(of: place) {
      let entry = rows[index]
      let change = factor * entry.value
      let position = positions[entry.index]
      if position >= 0 {
        let changed = rows.indices(of: other).lowerBound + position
        let value = rows[changed].value - change
        rows[changed].value = abs(value) <= Self.cancelledShare * abs(change) ? 0 : value
      } else {
        rows.append(Entry(index: entry.index, value: -change), to: other)
        columns.append(Entry(index: other, value: -change), to: entry.index)
        columnCounts[entry.index] += 1
      }
    }
    dropZeros(of: other)
    if rows.count(of: other) != length { queue(other) }
  }

  /// Drops zeros of a row, and forgets the positions of its variables.
  private mutating func dropZeros(of place: Int32) {
    var hasZeros = false
    for index in rows.indices(of: place) {
      let entry = rows[index]
      positions[entry.index] = -1
      if entry.value != 0 { continue }
      hasZeros = true
      columnCounts[entry.index] -= 1
      columns.removeAll(from: entry.index) { $0.index == place }
    }
    if hasZeros { rows.removeAll(from: place) { $0.value == 0 } }
  }
}
