import TinamouCommand
import TinamouTestSupport

/// `tinamou-verify --drift`: very many edits of one layout.
struct DriftCommand<Host: CommandHost> {
  private static var checkpoints: Int { 20 }

  static func run(_ arguments: ParsedArguments, host: Host) throws(UsageError) -> ExitCode {
    try arguments.checkNoOperands()
    let edits = try arguments.number(VerifyOptions.drift, 1...1_000_000_000) ?? 0
    let seed = UInt64(try arguments.number(VerifyOptions.seed, 0...Int.max) ?? 1)
    let start = ContinuousClock.now
    var run = DriftRun(seed: seed)
    run.run(edits: edits, checkpoints: min(Self.checkpoints, edits))
    let seconds = (((ContinuousClock.now - start) / .seconds(1)) * 10).rounded() / 10
    var text =
      "\(run.editCount) edits in \(seconds) seconds, \(run.checkpoints) checkpoints, "
      + "\(run.conflicts) broken constraints at them\n"
    if let closure = run.closure {
      text += "required rows off by at most \(closure.absolute), "
      text += "relative to what they add up \(closure.relative)\n"
    }
    let columns = ColumnsClosure.drag(count: 10_000)
    text += "10000 columns dragged: rows off by at most \(columns.absolute), "
    text += "relative to what they add up \(columns.relative)\n"
    text += run.fault.map { "\($0)\n" } ?? "values equal to those of a fresh solver\n"
    let isClosed = (run.closure?.relative ?? 0) <= 1e-9 && columns.relative <= 1e-9
    return host.print(text, then: run.fault == nil && isClosed ? .done : .internalError)
  }
}
