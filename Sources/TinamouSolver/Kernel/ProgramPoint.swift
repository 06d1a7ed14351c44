/// The rows of a program, the values of its variables, and by how much each row is off there.
struct ProgramPoint {
  private(set) var matrix = ProgramMatrix()
  private(set) var constants: [Double] = []
  /// The values, in the units of the matrix.
  private(set) var values: [Double]
  private(set) var residuals: [Double] = []

  init(values: [Double]) { self.values = values }

  mutating func append(_ terms: [ProgramTerm], constant: Double) {
    matrix.append(terms)
    constants.append(constant)
    residuals.append(0)
  }

  /// Chooses the units of the variables, when all rows were added.
  mutating func scaleColumns() {
    let units = matrix.scaleColumns(count: values.count)
    for variable in values.indices { values[variable] /= units[variable] }
  }

  /// Returns how residuals change along a direction; a row may be listed with a change of zero.
  func slopes(along direction: [Double]) -> [(row: Int, slope: Double)] {
    var slopes = [Double](repeating: 0, count: residuals.count)
    var isTouched = [Bool](repeating: false, count: residuals.count)
    var touched: [Int] = []
    for variable in direction.indices where direction[variable] != 0 {
      for entry in matrix.column(variable) {
        slopes[entry.row] += entry.coefficient * direction[variable]
        if isTouched[entry.row] { continue }
        isTouched[entry.row] = true
        touched.append(entry.row)
      }
    }
    return touched.map { (row: $0, slope: slopes[$0]) }
  }

  /// Moves the values along a direction.
  ///
  /// - Parameters:
  ///   - step: How often the direction is added.
  ///   - direction: The change of each variable.
  ///   - slopes: How residuals change along it: ``slopes(along:)``.
  mutating func move(
    by step: Double, along direction: [Double], _ slopes: [(row: Int, slope: Double)]
  ) {
    for (row, slope) in slopes { residuals[row] += step * slope }
    for variable in direction.indices { values[variable] += step * direction[variable] }
  }

  /// Drops what rounding left of the residual of a row that holds after a move.
  mutating func attain(_ row: Int) { residuals[row] = 0 }

  /// Changes the values; the residuals are those of before.
  mutating func add(_ change: [Double]) {
    for variable in change.indices { values[variable] += change[variable] }
  }

  mutating func computeResiduals() {
    for row in residuals.indices {
      residuals[row] = matrix[row].reduce(-constants[row]) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
  }
}
