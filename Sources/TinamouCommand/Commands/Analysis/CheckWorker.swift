import TinamouAnalysis
import TinamouFormat

/// Checks one file in one configuration after another, on one thread at a time.
final class CheckWorker: @unchecked Sendable {
  /// The findings in one configuration.
  struct Results: Sendable {
    let configuration: AnalysisConfiguration
    let results: CheckResults
    /// Whether the engine had laid out nothing before.
    let areOfNewEngine: Bool
  }

  private let file: ConstraintFile
  private var checker: Checker?
  private var isUsed = false

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
  func check(_ configuration: AnalysisConfiguration) throws(AnalysisError) -> Results {
    if isUsed, let results = try? checker?.results(in: configuration) {
      return Results(configuration: configuration, results: results, areOfNewEngine: false)
    }
    if isUsed { checker = nil }
    isUsed = true
    let current: Checker
    if let checker { current = checker } else { current = try Checker(file) }
    checker = nil
    let results = try current.results(in: configuration)
    checker = current
    return Results(configuration: configuration, results: results, areOfNewEngine: true)
  }
}
