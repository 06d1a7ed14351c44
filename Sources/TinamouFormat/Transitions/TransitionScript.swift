/// The steps that a window goes through, such as `full > 1/2 > rotate`.
///
/// The first step is the state in which the window begins; each further step is a transition.
/// Docs/CommandLine.md lists the steps.
public struct TransitionScript: Sendable {
  /// One step.
  public struct Step: Sendable {
    /// The change of the window.
    public let step: TransitionStep
    /// The text of the step.
    public let text: String
    /// The location of the step.
    public let span: SourceSpan
  }

  /// The steps, never empty.
  public let steps: [Step]

  /// Reads steps.
  ///
  /// - Parameter source: The text of the steps.
  /// - Throws: ``ConstraintFileError`` about the first step that cannot be read.
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
