import TinamouCommand
import TinamouCrossCheck
import TinamouFormat
import TinamouLayout

/// `tinamou-verify FILE…`.
struct FileVerification {
  private let host: any CommandHost
  private let windows: WindowSelection
  private var code = ExitCode.done
  private var report = ""

  private init(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError) {
    self.host = host
    windows = try WindowSelection(arguments)
    if let option = VerifyOptions.scripts.first(where: { arguments.has($0.name) }) {
      throw UsageError(message: "\(option.name) does not apply to constraint files")
    }
    if arguments.operands.isEmpty {
      throw UsageError(
        message: "expected a constraint file, or an option such as --fuzz")
    }
  }

  static func run(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError)
    -> ExitCode
  {
    var verification = try FileVerification(arguments, host: host)
    for path in arguments.operands { try verification.verify(path) }
    return host.print(verification.report, then: verification.code)
  }

  private mutating func verify(_ path: String) throws(UsageError) {
    guard let file = host.readConstraintFile(path) else {
      code = max(code, .invalidInput)
      return
    }
    let (requests, remarks) = try windows.requests(for: file)
    for remark in remarks { host.report("note: \(remark)") }
    do throws(LayoutError) {
      // One engine for all windows, as in an application whose window is resized.
      let layout = try FileLayout(file)
      for request in requests {
        guard let environment = try? request.environment(of: file) else { continue }
        let snapshot = try layout.solve(environment)
        let fresh = try FileLayout(file).solve(environment)
        let verdict = try LayoutVerdict(layout.engine, snapshot, fresh: fresh)
        code = max(code, verdict.code)
        report += "\(file.source.name): \(request.label): \(verdict.text)\n"
      }
    } catch {
      host.report("\(file.source.name): error: \(error)")
      code = max(code, .invalidInput)
    }
  }
}
