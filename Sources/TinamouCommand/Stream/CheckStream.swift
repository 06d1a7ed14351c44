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
      // The windows of the request, otherwise those of the command line for the file.
      let configurations =
        request.requests.isEmpty
        ? selection.configurations(of: file)
        : selection.configurations(of: request.requests)
      do throws(AnalysisError) {
        let checker = try Checker(file)
        let worker = CheckWorker(file, checker)
        var merger = CheckMerger(file, checker)
        for configuration in configurations { try merger.merge(try worker.check(configuration)) }
        writer.number(Double(configurations.count), forKey: "configurations")
        writer.beginArray(forKey: "findings")
        let isComplete = request.requests.isEmpty && selection.isComplete
        for finding in merger.checker.findings(isComplete: isComplete) { writer.finding(finding) }
        writer.end()
      } catch {
        throw request.failure(error.diagnostic(in: file))
      }
    }
  }
}
