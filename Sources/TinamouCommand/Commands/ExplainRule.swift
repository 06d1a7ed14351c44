import TinamouFormat
import TinamouLayout

/// `tinamou explain CODE`.
enum ExplainRule {
  static let discussion = """
    CODE is what stands in brackets in a diagnostic, such as T201. Docs/Rules has the same pages.

    """

  /// The page for the code of a rule.
  static func page(of code: String) throws(UsageError) -> String {
    if let rule = DiagnosticRule(rawValue: code.uppercased()) { return RulePage(rule).text }
    let codes = DiagnosticRule.allCases.map(\.rawValue).ordered()
    throw UsageError(
      message:
        "there is no diagnostic '\(code)'; expected a constraint file and a place, or a code",
      help: "the codes are: " + codes.joined(separator: ", "))
  }
}
