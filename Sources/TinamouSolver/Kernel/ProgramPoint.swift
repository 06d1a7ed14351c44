/// The rows of a program, the values of its variables, and by how much each row is off there.
struct ProgramPoint {
  /// The largest residual that counts as rounding, in points and relative to the constant.
  private static let residual = 2.5e-8
  private static let relativeResidual = 1e-10

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

  /// Returns the largest residual of a row that counts as rounding.
  func tolerance(_ row: Int) -> Double {
    max(Self.residual, Self.relativeResidual * abs(constants[row]))
  }

  /// Computes the values at which the rows of a basis hold, and all residuals.
  mutating func attain(_ basis: SparseBasis) {
    for _ in 0..<2 {
      computeResiduals()
      let change = basis.change(of: basis.places.map { $0 >= 0 ? -residuals[$0] : 0 })
      for variable in change.indices { values[variable] += change[variable] }
    }
    computeResiduals()
  }

  private mutating func computeResiduals() {
    for row in residuals.indices {
      residuals[row] = matrix[row].reduce(-constants[row]) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
  }
}
