/// The steps that a window goes through, such as `full > 1/2 > rotate`.
///
/// The window begins with the first step; each of the others is a transition. Docs/CommandLine.md lists
/// the steps.
public struct TransitionScript: Sendable {
  /// One step.
  public struct Step: Sendable {
    /// What happens.
    public let step: TransitionStep
    /// The step as it is written.
    public let text: String
    /// Where it is written.
    public let span: SourceSpan
  }

  /// The steps, never empty.
  public let steps: [Step]

  /// Reads steps; the error tells what is wrong with the first one that cannot be read.
  public init(_ source: SourceText) throws(ConstraintFileError) {
    let text = String(decoding: source.bytes, as: UTF8.self)
    do throws(ConstraintStringError) {
      steps = try TransitionParser.parse(text).map {
        Step(step: $0.step, text: $0.text, span: SourceSpan(source: source, range: $0.range))
      }
    } catch {
      let span = SourceSpan(source: source, range: error.range)
      throw ConstraintFileError(
        diagnostics: [Diagnostic(error.rule, error.message, at: span, help: error.help)])
    }
  }

  /// Reads the steps in a string of a file.
  init(_ string: JSONString, of document: JSONDocument) throws(ConstraintStringError) {
    steps = try TransitionParser.parse(string.value).map {
      Step(
        step: $0.step, text: $0.text, span: document.span(string.sourceRange(of: $0.range)))
    }
  }
}
