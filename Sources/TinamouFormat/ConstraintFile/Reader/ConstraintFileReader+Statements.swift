import TinamouLayout

extension ConstraintFileReader {
  /// Reads the statements about the layout.
  mutating func readStatements(_ value: JSONValue?) -> [Statement] {
    (value?.elements ?? []).compactMap { readStatement($0) }
  }

  /// Reads the ids of the rules that the file allows to be broken.
  mutating func readAllowedRules(_ value: JSONValue?) -> [String] {
    let known = DiagnosticRule.allCases.map(\.rawValue)
    return (value?.elements ?? []).compactMap { element in
      guard let id = element.string else { return nil }
      if !known.contains(id.value) {
        report(
          .invalidValue, "there is no rule '\(id.value)'", element.range,
          help: Suggestion.help(for: id.value, among: known)
            ?? "the rules are: " + known.joined(separator: ", "))
      }
      return id.value
    }
  }

  private mutating func readStatement(_ value: JSONValue) -> Statement? {
    guard let string = value.string ?? value["statement"]?.string else { return nil }
    let conditions = readConditions(value["when"])
    if let when = value["when"], conditions.contains(where: { $0.view != nil }) {
      report(
        .invalidValue, "the condition of a statement asks the window", when.range,
        help: "leave out 'view'")
    }
    do throws(ConstraintStringError) {
      let claim = try StatementParser.parse(string.value, names: names)
      return Statement(
        text: string.value, span: document.span(string.range), conditions: conditions, claim: claim)
    } catch {
      diagnostics.append(error.diagnostic(in: string, of: document))
      return nil
    }
  }
}

extension ConstraintFile {
  /// Reads a statement about the views of the file that does not come from the file.
  ///
  /// - Parameters:
  ///   - text: The statement.
  ///   - source: The name of the place in diagnostics.
  /// - Returns: The statement.
  /// - Throws: ``ConstraintFileError`` with what is wrong with it.
  package func statement(_ text: String, source: String) throws(ConstraintFileError) -> Statement {
    let source = SourceText(name: source, text: text)
    do throws(ConstraintStringError) {
      let claim = try StatementParser.parse(text, names: names)
      return Statement(
        text: text, span: SourceSpan(source: source, range: 0..<source.bytes.count),
        conditions: [], claim: claim)
    } catch {
      throw ConstraintFileError(diagnostics: [
        Diagnostic(
          error.rule, error.message, at: SourceSpan(source: source, range: error.range),
          notes: error.notes.map {
            Diagnostic.Note($0.message, at: SourceSpan(source: source, range: $0.range))
          }, help: error.help)
      ])
    }
  }
}
