/// The page about a rule of diagnostics, which `tinamou explain` prints.
public struct RulePage: Sendable {
  /// The rule.
  public let rule: DiagnosticRule
  /// A short description of the problem.
  public let title: String
  /// The severity.
  public let severity: Diagnostic.Severity
  /// The meaning of the diagnostic.
  public let meaning: String
  /// What the user can do about it.
  public let remedy: String
  /// An example of the problem.
  public let example: String

  /// Makes the page of a rule.
  public init(_ rule: DiagnosticRule) { self = rule.page }

  init(
    _ rule: DiagnosticRule, _ title: String, severity: Diagnostic.Severity = .error,
    meaning: String, remedy: String, example: String
  ) {
    self.rule = rule
    self.title = title
    self.severity = severity
    self.meaning = meaning
    self.remedy = remedy
    self.example = example
  }

  /// The page in Markdown, which is also readable as plain text.
  public var text: String {
    """
    # \(rule.rawValue): \(title)

    **Severity:** \(severity.rawValue).

    \(meaning)

    **What to do.** \(remedy)

    **Example.** \(example)

    """
  }
}
