/// What is timed.
package enum BenchmarkOperation: String, CaseIterable, Sendable, Codable {
  /// Make a solver, add everything in one update, read all values.
  case build
  /// Window widths in steps, over breakpoints where the workload has any; all values read.
  case drag
  /// Window widths inside one linear piece, so that no basis changes; all values read.
  case steady
  /// A constant of the item in the middle; that item's values read.
  case constant
  /// A new item in the middle, and its removal; the next item's values read after each.
  case insert
  /// Up to 1,000 constants in one update; all values read.
  case batch
  /// All items from one constraint set to the other; all values read.
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
