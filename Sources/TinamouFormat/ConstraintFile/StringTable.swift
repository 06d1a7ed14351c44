/// Texts by view id, or by the texts that they replace: a JSON object of strings.
package struct StringTable: Sendable {
  /// The texts.
  package let texts: [String: String]

  /// Reads a table.
  ///
  /// - Throws: ``ConstraintFileError`` with what is wrong with it.
  package init(_ source: SourceText) throws(ConstraintFileError) {
    let (document, diagnostics) = JSONReader.read(source)
    guard let document, diagnostics.isEmpty else {
      throw ConstraintFileError(diagnostics: diagnostics)
    }
    var texts: [String: String] = [:]
    for member in document.root.members {
      guard let text = member.value.string else {
        throw ConstraintFileError(diagnostics: [
          Diagnostic(
            .invalidValue, "expected a string", at: document.span(member.value.range))
        ])
      }
      texts[member.key.value] = text.value
    }
    guard document.root.kind == .object else {
      throw ConstraintFileError(diagnostics: [
        Diagnostic(.invalidValue, "expected an object", at: document.span(document.root.range))
      ])
    }
    self.texts = texts
  }
}
