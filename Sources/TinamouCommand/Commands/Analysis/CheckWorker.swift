import TinamouAnalysis
import TinamouFormat

/// Checks one file in one configuration after another, on one thread at a time.
///
/// The set of constraints that a conflict names depends on what the engine did before, and a report
/// shows that of the first configuration with the conflict. So this one is checked by a new engine.
final class CheckWorker: @unchecked Sendable {
  private let file: ConstraintFile
  private var checker: Checker?
  private var isUsed = false
  /// The conflicts so far.
  private var conflicts: Set<Finding.Key> = []

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - checker: A checker of the file that has checked nothing; `nil` to make one when needed.
  init(_ file: ConstraintFile, _ checker: Checker? = nil) {
    self.file = file
    self.checker = checker
  }

  /// Returns the findings in one configuration.
  func check(_ configuration: AnalysisConfiguration) throws(AnalysisError) -> CheckResults {
    if isUsed {
      if let results = try? checker?.results(in: configuration), !hasNews(results) {
        return results
      }
      checker = nil
    }
    isUsed = true
    let current: Checker
    if let checker { current = checker } else { current = try Checker(file) }
    checker = nil
    let results = try current.results(in: configuration)
    checker = current
    conflicts.formUnion(Self.conflicts(in: results))
    return results
  }

  /// Whether results have a conflict that was not found before.
  private func hasNews(_ results: CheckResults) -> Bool {
    !conflicts.isSuperset(of: Self.conflicts(in: results))
  }

  private static func conflicts(in results: CheckResults) -> Set<Finding.Key> {
    Set(results.findings.map(\.key).filter { $0.rule == .unsatisfiable })
  }
}
