internal import CGLPK
internal import CGLPKSupport

/// A linear program in GLPK that is minimised over and over, each time on the optimal face of the
/// time before.
///
/// Rows and columns share one numbering, rows first: both are bounded quantities to GLPK.
@safe struct LinearProgram: ~Copyable {
  /// One coefficient.
  struct Entry {
    var row: Int
    var column: Int
    var coefficient: Double
  }

  /// The reduced cost above which a column counts as having one. Genuine reduced costs are sums and
  /// products of costs scaled to 1 and coefficients; the others are rounding errors near 1e-13.
  private static let smallestReducedCost = 1e-8
  /// How far a solution may lie outside its bounds, relative to the larger of 1 and the bound.
  private static let largestResidual = 1e-7
  /// The time limit of one minimization, in milliseconds.
  private static let timeLimit: Int32 = 5000
  /// The number of iterations for each row and column after which GLPK's simplex method is taken to
  /// cycle: it does so in small models, and would use up the time limit.
  private static let iterationsPerQuantity = 100

  let rowCount: Int
  let columnCount: Int
  private let handle: OpaquePointer
  private let isUsable: Bool
  private var lower: [Double]
  private var upper: [Double]
  private var costs: [Int] = []
  private(set) var activities: [Double]
  private var reducedCosts: [Double]
  private var statuses: [Int32]

  /// Makes a program without bounds; an advanced basis takes another path to the same optimum.
  init(
    rowCount: Int, columnCount: Int, entries: [Entry], fromAdvancedBasis: Bool = false
  ) throws(Undecided) {
    guard
      let handle = unsafe linear_program_create(Int32(rowCount), Int32(columnCount))
    else { throw .status(-1) }
    unsafe self.handle = handle
    self.rowCount = rowCount
    self.columnCount = columnCount
    let count = rowCount + columnCount
    lower = Array(repeating: -Double.infinity, count: count)
    upper = Array(repeating: Double.infinity, count: count)
    activities = Array(repeating: 0, count: count)
    reducedCosts = Array(repeating: 0, count: count)
    statuses = Array(repeating: 0, count: count)
    let isLoaded = unsafe linear_program_load(
      handle, Int32(entries.count), entries.map { Int32($0.row) },
      entries.map { Int32($0.column) }, entries.map(\.coefficient))
    let isPrepared = !fromAdvancedBasis || (unsafe linear_program_prepare(handle))
    isUsable = isLoaded && isPrepared
  }

  deinit { unsafe linear_program_delete(handle) }

  // MARK: Bounds

  /// The index of a column among rows and columns.
  func column(_ column: Int) -> Int { rowCount + column }

  func isFixed(_ index: Int) -> Bool { lower[index] == upper[index] }

  mutating func setBounds(
    of index: Int, lower newLower: Double, upper newUpper: Double
  ) throws(Undecided) {
    lower[index] = newLower
    upper[index] = newUpper
    let isSet =
      index < rowCount
      ? unsafe linear_program_set_row(handle, Int32(index), newLower, newUpper)
      : unsafe linear_program_set_column(handle, Int32(index - rowCount), newLower, newUpper)
    if !isSet { throw .status(-1) }
  }

  // MARK: Solving

  /// Minimizes the sum of the columns times their costs.
  mutating func minimize(_ terms: [(column: Int, cost: Double)]) throws(Undecided) {
    if !isUsable { throw .status(-1) }
    for column in costs { try setCost(0, of: column) }
    costs = terms.map(\.column)
    // Scaled so that one tolerance fits the reduced costs of all stages.
    let largest = terms.reduce(0) { max($0, abs($1.cost)) }
    for (column, cost) in terms { try setCost(cost / largest, of: column) }
    let status = unsafe linear_program_minimize(handle, Self.timeLimit, iterationLimit)
    if status == GLP_NOFEAS || status == GLP_INFEAS { throw .infeasible }
    if status == GLP_UNBND { throw .unbounded }
    if status != GLP_OPT { throw .status(status) }
    let isRead = unsafe linear_program_read(handle, &activities, &reducedCosts, &statuses)
    if !isRead { throw .status(-1) }
    try checkBounds()
  }

  /// Whether the bounds can hold together.
  mutating func isFeasible() throws(Undecided) -> Bool {
    do throws(Undecided) {
      try minimize([])
      return true
    } catch {
      if error == .infeasible { return false }
      throw error
    }
  }

  /// Restricts the program to the optimal face of the last minimization: every quantity with a
  /// reduced cost stays at its bound.
  ///
  /// By complementary slackness this is exactly the optimal face, so tolerances do not add up over
  /// several minimizations.
  mutating func keepOptimalFace() throws(Undecided) {
    for index in 0..<(rowCount + columnCount) {
      if statuses[index] == GLP_BS || isFixed(index) { continue }
      if abs(reducedCosts[index]) <= Self.smallestReducedCost { continue }
      let bound = statuses[index] == GLP_NU ? upper[index] : lower[index]
      try setBounds(of: index, lower: bound, upper: bound)
    }
  }

  /// Whether everything outside the basis is fixed, so that the solution is the only one.
  var isVertexFixed: Bool {
    (0..<(rowCount + columnCount)).allSatisfy { statuses[$0] == GLP_BS || isFixed($0) }
  }

  private var iterationLimit: Int32 {
    Int32(clamping: Self.iterationsPerQuantity * (rowCount + columnCount))
  }

  private func setCost(_ cost: Double, of column: Int) throws(Undecided) {
    if unsafe !linear_program_set_cost(handle, Int32(column), cost) { throw .status(-1) }
  }

  private func checkBounds() throws(Undecided) {
    for index in 0..<(rowCount + columnCount) {
      let outside = max(lower[index] - activities[index], activities[index] - upper[index])
      let size = max(1, abs(activities[index]))
      if !(outside <= Self.largestResidual * size) { throw .residual(outside) }
    }
  }
}
