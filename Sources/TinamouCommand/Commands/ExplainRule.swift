import TinamouFormat

/// `tinamou explain CODE`.
enum ExplainRule {
  static let discussion = """
    CODE is what stands in brackets in a diagnostic, such as T201. Docs/Rules has the same pages.

    """

  static func run(_ arguments: [String], host: some CommandHost) -> ExitCode {
    do throws(UsageError) {
      let operands = try ParsedArguments(arguments, options: []).operands
      guard let code = operands.first, operands.count == 1 else {
        throw UsageError(message: "expected the code of a diagnostic, such as T201")
      }
      guard let rule = DiagnosticRule(rawValue: code.uppercased()) else {
        let codes = DiagnosticRule.allCases.map(\.rawValue).sorted()
        throw UsageError(
          message: "there is no diagnostic '\(code)'",
          help: "the codes are: " + codes.joined(separator: ", "))
      }
      return host.print(RulePage(rule).text, then: .done)
    } catch {
      return host.fail(error, seeAlso: "tinamou explain --help")
    }
  }
}
