/// A message to the user about an input, with its location.
public struct Diagnostic: Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// There is no usable result.
    case error
    /// There is a result, but it may not be what the author wants.
    case warning
  }

  /// Additional information, possibly about another location.
  public struct Note: Sendable {
    /// The text of the note.
    public let message: String
    /// The location, if there is one.
    public let span: SourceSpan?

    /// Makes a note.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// The severity.
  public let severity: Severity
  /// The kind of problem.
  public let rule: DiagnosticRule
  /// One sentence that says what is wrong and what was expected.
  public let message: String
  /// The location, if there is one.
  public let span: SourceSpan?
  /// Additional information.
  public let notes: [Note]
  /// Additional information about the window in which the problem was found first.
  public let particulars: [Note]
  /// What the user can do about it.
  public let help: String?

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - rule: The kind of problem.
  ///   - message: One sentence that says what is wrong and what was expected.
  ///   - severity: The severity.
  ///   - span: The location, if there is one.
  ///   - notes: Additional information.
  ///   - particulars: Additional information about the window in which the problem was found first.
  ///   - help: What the user can do about it.
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
