import TinamouFormat
import TinamouLayout

/// `tinamou solve --stream`: the layouts of each request.
enum SolveStream {
  static func run(
    _ host: any CommandHost, jobs: Int, _ report: FramesReport, _ windows: WindowSelection
  ) -> ExitCode {
    RequestStream(host: host, jobs: jobs).run {
      (request, file, writer) throws(StreamRequest.Failure) in
      let wanted = try requests(request, file, windows)
      let solver = WindowSolver(file)
      writer.beginArray(forKey: "layouts")
      for window in wanted {
        writer.beginObject()
        report.write(try entry(window, file, solver, request), to: &writer)
        writer.end()
      }
      writer.end()
    }
  }

  /// The windows of the request, otherwise those of the command line, otherwise those of the file.
  private static func requests(
    _ request: StreamRequest, _ file: ConstraintFile, _ windows: WindowSelection
  ) throws(StreamRequest.Failure) -> [LayoutRequest] {
    if !request.requests.isEmpty { return request.requests.flatMap { windows.variants(of: $0) } }
    do throws(UsageError) {
      return try windows.requests(for: file).requests
    } catch {
      throw request.failure(Diagnostic(.invalidValue, error.message))
    }
  }

  private static func entry(
    _ window: LayoutRequest, _ file: ConstraintFile, _ solver: WindowSolver,
    _ request: StreamRequest
  ) throws(StreamRequest.Failure) -> FramesReport.Entry {
    let environment: LayoutEnvironment
    do throws(EnvironmentError) {
      environment = try window.environment(of: file)
    } catch {
      throw request.failure(Diagnostic(.invalidValue, "\(error)"))
    }
    do throws(WindowSolver.Failure) {
      let solution = try solver.solve(environment)
      return FramesReport.Entry(solution.snapshot, of: solution.layout, request: window)
    } catch {
      throw request.failure(error.diagnostic)
    }
  }
}
