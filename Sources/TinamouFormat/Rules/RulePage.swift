/// What there is to know about a rule of diagnostics: the page that `tinamou explain` prints.
public struct RulePage: Sendable {
  /// The rule.
  public let rule: DiagnosticRule
  /// What is found, in a few words.
  public let title: String
  /// How bad it is.
  public let severity: Diagnostic.Severity
  /// What it means.
  public let meaning: String
  /// What to do about it.
  public let remedy: String
  /// What it is found in, for example.
  public let example: String

  /// The page of a rule.
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

  /// The page in Markdown, which is also read well as it is.
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
