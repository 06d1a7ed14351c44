import Glibc
import TinamouTestSupport

/// The command `tinamou-verify`: checks answers against GLPK.
public enum VerifyCommand {
  /// Exit codes, the same as those of `tinamou`.
  private enum Exit: Int32 {
    case done = 0
    case usage = 2
    case unreadable = 3
    case undecided = 4
    case mismatch = 5
  }

  /// The largest share of models on which GLPK may have no reliable answer.
  static let largestInconclusiveShare = 0.001
  /// Reproducers are written for the first few findings of a run.
  private static let reproducerLimit = 20

  /// Runs the command with the arguments of the process, and ends the process.
  public static func main() async {
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    fflush(nil)
    exit(code)
  }

  /// Runs the command; the result is the exit code.
  static func run(_ arguments: [String]) async -> Int32 {
    do throws(UsageError) {
      let arguments = try VerifyArguments(arguments)
      switch arguments.task {
      case .help:
        print(VerifyArguments.usage, terminator: "")
        return Exit.done.rawValue
      case .fuzz(let run): return await fuzz(run, outputFolder: arguments.outputFolder).rawValue
      case .replay(let path): return replay(path).rawValue
      }
    } catch {
      TextFile.writeError("tinamou-verify: \(error.message)\n\(VerifyArguments.usage)")
      return Exit.usage.rawValue
    }
  }

  private static func fuzz(_ run: FuzzRun, outputFolder: String) async -> Exit {
    let clock = ContinuousClock()
    let start = clock.now
    var distribution = Distribution()
    var found: [FuzzRun.Result] = []
    await run.run(overdue: { number in
      let path = "\(outputFolder)/reproducer-\(run.seed)-\(number).txt"
      let script = FuzzRun.script(seed: run.seed, number: number)
      let isWritten = TextFile.write("# does not end\n" + script.text, to: path)
      TextFile.writeError("model \(number) does not end\(isWritten ? ", wrote \(path)" : "")")
      exit(Exit.mismatch.rawValue)
    }) { result in
      distribution.add(result.report)
      if let reason = result.report.inconclusive {
        TextFile.writeError("model \(result.number): GLPK undecided: \(reason)")
      }
      guard let finding = result.report.finding else { return }
      found.append(result)
      TextFile.writeError("model \(result.number): \(finding.kind.rawValue)\n\(finding.detail)")
    }
    for result in found.prefix(reproducerLimit) {
      writeReproducer(of: result, seed: run.seed, folder: outputFolder)
    }
    let seconds = (clock.now - start) / .seconds(1)
    print(distribution.text, terminator: "")
    let count = distribution.shapes.count
    print(
      "seconds        \(seconds.rounded()), \((Double(count) / seconds).rounded()) models a second")
    if distribution.findingCount > 0 { return .mismatch }
    let limit = largestInconclusiveShare * Double(count)
    return Double(distribution.inconclusiveCount) > limit ? .undecided : .done
  }

  private static func writeReproducer(of result: FuzzRun.Result, seed: UInt64, folder: String) {
    guard let finding = result.report.finding else { return }
    let script = FuzzRun.script(seed: seed, number: result.number)
    var reducer = ScriptReducer(script, finding: finding, seed: seed)
    reducer.reduce()
    let shown = ScriptCheck.run(reducer.script, seed: seed).finding ?? finding
    let comment = "seed \(seed), model \(result.number): \(shown.kind.rawValue)\n\(shown.detail)"
    let lines = comment.split(separator: "\n").map { "# \($0)\n" }.joined()
    let path = "\(folder)/reproducer-\(seed)-\(result.number).txt"
    if TextFile.write(lines + reducer.script.text, to: path) {
      TextFile.writeError("wrote \(path) (\(reducer.script.editCount) edits)")
    } else {
      TextFile.writeError("cannot write \(path)")
    }
  }

  private static func replay(_ path: String) -> Exit {
    guard let text = TextFile.read(path), let script = EditScript(text: text) else {
      TextFile.writeError("tinamou-verify: \(path) is not a readable reproducer")
      return .unreadable
    }
    for seed in UInt64(0)..<8 {
      let report = ScriptCheck.run(script, seed: seed)
      if let finding = report.finding {
        print("batch \(finding.batch): \(finding.kind.rawValue)\n\(finding.detail)")
        return .mismatch
      }
      if let reason = report.inconclusive {
        print("GLPK undecided: \(reason)")
        return .undecided
      }
    }
    print("all agree")
    return .done
  }
}
