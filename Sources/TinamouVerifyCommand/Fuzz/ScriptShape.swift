import TinamouSolver
import TinamouTestSupport

/// The kind of a script.
struct ScriptShape: Sendable {
  var variableCount = 0
  var rowCount = 0
  var levelCount = 0
  var hasFractionalLevel = false
  var hasLargeCoefficient = false
  var hasCycle = false
  var hasConflict = false
  var endsInConflict = false
  var isAmbiguous = false
  var refusesConflicts = false
  var batchSizes: [Int] = []
  var refusedBatches = 0
  var changesInPlace = 0
  var pieces = 0
  var conflictSets = 0
  var statistics = SolverStatistics()

  var density: Double { Double(rowCount) / Double(max(1, variableCount)) }

  /// Reads the properties of the last model.
  mutating func read(_ model: SolverModel, values: [Double]) {
    variableCount = model.variables.count
    rowCount = model.rows.count
    var levels: Set<Priority> = []
    for row in model.rows {
      for priority in [row.below, row.above] {
        if let priority, !priority.isRequired { levels.insert(priority) }
      }
      if row.terms.contains(where: { abs($0.coefficient) != 1 }) { hasLargeCoefficient = true }
    }
    levelCount = levels.count
    hasFractionalLevel = levels.contains { $0.rawValue != $0.rawValue.rounded() }
    hasCycle = TightRows(model, values: values).haveCycle
  }
}
