/// Something to tell the user about an input, with its place.
public struct Diagnostic: Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// There is no usable result.
    case error
    /// There is a result that may not be what was meant.
    case warning
  }

  /// Something more to know, perhaps about another place.
  public struct Note: Sendable {
    /// What there is to know.
    public let message: String
    /// The place, if it is about one.
    public let span: SourceSpan?

    /// Makes a note.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// How bad it is.
  public let severity: Severity
  /// What kind of problem it is.
  public let rule: DiagnosticRule
  /// What is wrong and what was expected, in one sentence.
  public let message: String
  /// The place, if it is about one.
  public let span: SourceSpan?
  /// What else there is to know.
  public let notes: [Note]
  /// What there is to know of one window, in which the diagnostic was found first.
  public let particulars: [Note]
  /// What to do about it.
  public let help: String?

  /// Makes a diagnostic.
  public init(
    _ rule: DiagnosticRule, _ message: String, severity: Severity = .error,
    at span: SourceSpan? = nil, notes: [Note] = [], particulars: [Note] = [], help: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.span = span
    self.notes = notes
    self.particulars = particulars
    self.help = help
  }
}
