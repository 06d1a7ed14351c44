/// The reason why a visual format was refused, with the location.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kind of problem.
  public let rule: DiagnosticRule
  /// One sentence that says what is wrong and what was expected.
  public let message: String
  /// The format as it was given.
  public let format: String
  /// The bytes of the format, as UTF-8, that the error is about.
  public let range: Range<Int>
  /// What the user can do about it.
  public let help: String?

  init(_ error: ConstraintStringError, in format: String) {
    rule = error.rule
    message = error.message
    self.format = format
    range = error.range
    help = error.help
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The message, the line of the format and a caret at the location.
  public var description: String {
    let span = SourceSpan(
      source: SourceText(name: "visual format", text: format), range: range)
    let lines = [message] + SourceExcerpt(span).plainLines + (help.map { ["help: \($0)"] } ?? [])
    return lines.joined(separator: "\n")
  }
}
