import TinamouFormat
import TinamouControllers
import TinamouLayout

/// The options of `tinamou solve` for transitions.
struct TransitionChoice {
  static let options = [
    Option(
      name: "--transition", value: "STEPS",
      help: "play steps such as \"full > 1/2 > rotate\", and print the frames\nof each; "
        + "'file' plays those of the file"),
    Option(name: "--times", help: "print how long each stage took, and whether it met the budget"),
    Option(
      name: "--budget", value: "NUMBER",
      help: "with --times: the milliseconds until the first frame;\n8.333 unless stated"),
  ]

  /// The steps of the command line; `nil` for those of the file.
  private let script: TransitionScript?
  /// Whether times are reported and exceeded budgets are findings.
  let hasTimes: Bool
  /// The time limits for setup and creation.
  let budget: TransitionBudget

  /// Reads the options; `nil` if they ask for no transition.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    hasTimes = arguments.has("--times")
    if !hasTimes, arguments.has("--budget") {
      throw UsageError(message: "--budget needs --times")
    }
    guard let text = arguments.value("--transition") else {
      if hasTimes { throw UsageError(message: "--times needs --transition") }
      return nil
    }
    let milliseconds = try arguments.numbers("--budget", "a number from 0 to 10000000") {
      0...1e7 ~= $0
    }
    budget =
      milliseconds.first.map { TransitionBudget(frameSeconds: $0 / 1000) } ?? .frameAt120Hertz
    if text == "file" {
      script = nil
      return
    }
    do throws(ConstraintFileError) {
      script = try TransitionScript(SourceText(name: "--transition", text: text))
    } catch {
      throw UsageError(error)
    }
  }

  /// Whether the steps come from the command line, so that a wrong step is a usage error.
  var isOfCommandLine: Bool { script != nil }

  /// The steps for a file.
  func script(for file: ConstraintFile) throws(UsageError) -> TransitionScript {
    guard let script = script ?? file.transition else {
      throw UsageError(
        message: "\(file.source.name) has no 'transition'",
        help: "name the steps: --transition \"full > 1/2 > rotate\"")
    }
    return script
  }
}
