/// An error in a constraint string, located by the bytes of the string.
package struct ConstraintStringError: Error {
  /// Further information about a part of the string.
  struct Note {
    let message: String
    let range: Range<Int>
  }

  let rule: DiagnosticRule
  let message: String
  let range: Range<Int>
  var notes: [Note] = []
  var help: String?

  init(
    _ rule: DiagnosticRule = .constraintSyntax, _ message: String, _ range: Range<Int>,
    notes: [Note] = [], help: String? = nil
  ) {
    self.rule = rule
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
  }

  init(_ message: String, _ range: Range<Int>, help: String? = nil) {
    self.init(.constraintSyntax, message, range, help: help)
  }

  /// The diagnostic of the error, located in the file that contains the string.
  func diagnostic(in string: JSONString, of document: JSONDocument) -> Diagnostic {
    Diagnostic(
      rule, message, at: document.span(string.sourceRange(of: range)),
      notes: notes.map {
        Diagnostic.Note($0.message, at: document.span(string.sourceRange(of: $0.range)))
      }, help: help)
  }
}
