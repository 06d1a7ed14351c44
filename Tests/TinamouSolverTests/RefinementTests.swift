import Testing
import TinamouSolver
import TinamouTestSupport

/// How exactly required rows hold if many add up to one.
@Suite struct RefinementTests {
  /// Equal columns that fill a window; each begins 8 points after the one before.
  private struct Columns {
    let solver = Solver.checked()
    let width: Variable
    var columns: [(x: Variable, width: Variable)] = []

    init(_ count: Int) throws {
      width = solver.addVariable()
      columns = (0..<count).map { _ in (solver.addVariable(), solver.addVariable()) }
      try solver.update { () throws(SolverError) in
        try solver.addEditParameter(width, value: 60 * Double(count))
        var end = LinearExpression(constant: 0)
        for column in columns {
          try solver.add(Constraint(column.width, .greaterThanOrEqual, 0))
          if column.width != columns[0].width {
            try solver.add(Constraint(column.width, .equal, 1 * columns[0].width))
          }
          try solver.add(Constraint(column.x, .equal, end))
          end = column.x + column.width + 8
        }
        try solver.add(Constraint(width, .equal, end + -8))
      }
    }

    /// The largest error of a row at the values before rounding.
    var closure: Double {
      var worst = 0.0
      var end = CompensatedSum(0)
      for column in columns {
        end.add(1, times: -solver.unroundedValue(of: column.x))
        worst = max(worst, abs(end.value))
        end = CompensatedSum(8)
        end.add(1, times: solver.unroundedValue(of: column.x))
        end.add(1, times: solver.unroundedValue(of: column.width))
      }
      end.add(-1, times: solver.unroundedValue(of: width))
      end.add(-1, times: 8)
      return max(worst, abs(end.value))
    }
  }

  @Test func `a thousand columns close to a billionth of a point over a drag`() throws {
    let columns = try Columns(1000)
    for step in (48...136).map(Double.init) + [60.37, 136.6, 47.1] {
      try columns.solver.suggest(1000 * step + 0.1, for: columns.width)
      #expect(columns.closure <= 1e-9, "\(step) points a column")
    }
  }

  @Test func `columns as wide as numbers may be close relative to their width`() throws {
    let columns = try Columns(3000)
    for width in [144_000.3, 410_000.7, 1_400_000.1, 9_000_000.9, 300_000] {
      try columns.solver.suggest(width, for: columns.width)
      #expect(columns.closure <= 1e-9 * width, "\(width) points")
    }
  }

  @Test func `a sum keeps what plain addition loses`() {
    var sum = CompensatedSum(1e16)
    sum.add(1, times: 1)
    sum.add(1, times: -1e16)
    sum.add(0.1, times: 3)
    #expect(abs(sum.value - 1.3) < 1e-15)
    #expect(1e16 + 1 - 1e16 + 0.3 != sum.value)
  }
}
