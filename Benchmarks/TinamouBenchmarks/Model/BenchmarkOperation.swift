/// The operation that is timed.
package enum BenchmarkOperation: String, CaseIterable, Sendable, Codable {
  /// Make a solver, add everything in one update, read all values.
  case build
  /// Change the window width in steps, across breakpoints where the workload has any; read all
  /// values.
  case drag
  /// Change the window width inside one linear piece, so that the basis does not change; read all
  /// values.
  case steady
  /// Change a constant of the item in the middle; read that item's values.
  case constant
  /// Insert a new item in the middle and remove it; read the next item's values after each.
  case insert
  /// Change up to 1,000 constants in one update; read all values.
  case batch
  /// Switch all items from one constraint set to the other; read all values.
  case `switch`

  /// How often single steps are timed in each round, for their distribution.
  package var traceCount: Int {
    switch self {
    case .drag: 1
    case .switch: 6
    case .build, .steady, .constant, .insert, .batch: 0
    }
  }
}
