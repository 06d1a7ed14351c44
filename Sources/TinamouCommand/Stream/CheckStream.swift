import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// `tinamou check --stream`: the findings of each request.
enum CheckStream {
  static func run(
    _ host: any CommandHost, jobs: Int, selection: AnalysisSelection
  ) -> ExitCode {
    RequestStream(host: host, jobs: jobs).run {
      (request, file, writer) throws(StreamRequest.Failure) in
      let configurations = try configurations(request, file, selection)
      do throws(AnalysisError) {
        var checker = try Checker(file)
        for configuration in configurations { try checker.check(configuration) }
        writer.number(Double(configurations.count), forKey: "configurations")
        writer.beginArray(forKey: "findings")
        let isComplete = request.requests.isEmpty && selection.isComplete
        for finding in checker.findings(isComplete: isComplete) { writer.finding(finding) }
        writer.end()
      } catch {
        throw request.failure(Diagnostic(error.rule, "\(error)"))
      }
    }
  }

  /// The windows of the request, otherwise those of the command line.
  private static func configurations(
    _ request: StreamRequest, _ file: ConstraintFile, _ selection: AnalysisSelection
  ) throws(StreamRequest.Failure) -> [AnalysisConfiguration] {
    do throws(UsageError) {
      return try request.requests.isEmpty
        ? selection.configurations(for: file)
        : selection.configurations(of: request.requests)
    } catch {
      throw request.failure(Diagnostic(.invalidValue, error.message))
    }
  }
}
