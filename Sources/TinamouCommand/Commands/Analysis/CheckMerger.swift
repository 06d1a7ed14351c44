import TinamouAnalysis
import TinamouFormat

/// Merges the findings of the configurations of one file, in their order.
///
/// The set of constraints that a conflict names depends on what the engine did before, and a report
/// shows that of the first configuration with the conflict. So this one is checked by a new engine.
struct CheckMerger {
  private let file: ConstraintFile
  /// The findings so far.
  private(set) var checker: Checker
  /// The conflicts so far.
  private var conflicts: Set<Finding.Key> = []

  init(_ file: ConstraintFile, _ checker: Checker) {
    self.file = file
    self.checker = checker
  }

  /// Adds the findings in another configuration.
  mutating func merge(_ new: CheckWorker.Results) throws(AnalysisError) {
    var results = new.results
    if !conflicts.isSuperset(of: Self.conflicts(in: results)) {
      if !new.areOfNewEngine { results = try Checker(file).results(in: new.configuration) }
      conflicts.formUnion(Self.conflicts(in: results))
    }
    checker.merge(results)
  }

  private static func conflicts(in results: CheckResults) -> Set<Finding.Key> {
    Set(results.findings.map(\.key).filter { $0.rule == .unsatisfiable })
  }
}
