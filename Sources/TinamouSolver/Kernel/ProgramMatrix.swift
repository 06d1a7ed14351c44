/// The coefficients of a program, by rows and by columns.
struct ProgramMatrix {
  /// The share of a column in a row.
  struct ColumnEntry: BitwiseCopyable {
    var row: Int
    var coefficient: Double
  }

  private var terms: [ProgramTerm] = []
  private var rowEnds: [Int] = [0]
  private var columns: [ColumnEntry] = []
  private var columnStarts: [Int] = [0]

  var rowCount: Int { rowEnds.count - 1 }

  mutating func append(_ row: [ProgramTerm]) {
    terms += row
    rowEnds.append(terms.count)
  }

  subscript(row: Int) -> ArraySlice<ProgramTerm> { terms[rowEnds[row]..<rowEnds[row + 1]] }

  /// Returns the coefficients of a row for all variables.
  func dense(_ row: Int, count: Int) -> [Double] {
    var result = [Double](repeating: 0, count: count)
    for term in self[row] { result[term.variable] = term.coefficient }
    return result
  }

  func column(_ variable: Int) -> ArraySlice<ColumnEntry> {
    columns[columnStarts[variable]..<columnStarts[variable + 1]]
  }

  /// Multiplies each column by the power of two that brings its largest coefficient near 1, and
  /// stores the columns.
  ///
  /// - Returns: The powers of two, the units of the variables.
  mutating func scaleColumns(count: Int) -> [Double] {
    var largest = [Double](repeating: 0, count: count)
    var counts = [Int](repeating: 0, count: count)
    for term in terms {
      largest[term.variable] = max(largest[term.variable], abs(term.coefficient))
      counts[term.variable] += 1
    }
    let units = largest.map { largest in
      largest == 0 ? 1 : Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    }
    for index in terms.indices { terms[index].coefficient *= units[terms[index].variable] }
    columnStarts = [0]
    for count in counts { columnStarts.append((columnStarts.last ?? 0) + count) }
    var next = columnStarts
    columns = [ColumnEntry](repeating: ColumnEntry(row: 0, coefficient: 0), count: terms.count)
    for row in 0..<rowCount {
      for term in self[row] {
        columns[next[term.variable]] = ColumnEntry(row: row, coefficient: term.coefficient)
        next[term.variable] += 1
      }
    }
    return units
  }
}
