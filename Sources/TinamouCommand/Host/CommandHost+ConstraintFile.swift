package import TinamouFormat

extension CommandHost {
  /// More errors or warnings of one file than this are not shown.
  private var shownDiagnostics: Int { 20 }

  /// Reads a constraint file, or standard input for `-`; says what is wrong with it.
  package func readConstraintFile(_ path: String) -> ConstraintFile? {
    let name = path == "-" ? "<standard input>" : Terminal.printable(path)
    let source: SourceText
    do throws(HostError) {
      let bytes = try path == "-" ? readStandardInput() : readFile(path)
      source = SourceText(name: name, bytes: bytes)
    } catch {
      let rule = DiagnosticRule.unreadable
      tell("\(name): error[\(rule.rawValue)]: cannot be read: \(error.reason)")
      return nil
    }
    do throws(ConstraintFileError) {
      if let file = try translate(source) { return file }
      return try ConstraintFile(source)
    } catch {
      show(error.diagnostics, of: source)
      return nil
    }
  }

  /// Writes a message of one line to standard error; names in it may come from outside.
  package func tell(_ message: String) { writeError(Terminal.printable(message) + "\n") }

  /// Shows what is wrong with a file.
  package func show(_ diagnostics: [Diagnostic], of source: SourceText) {
    for diagnostic in diagnostics.prefix(shownDiagnostics) { writeError(diagnostic.rendered) }
    if diagnostics.count > shownDiagnostics {
      tell("\(source.name): note: the first \(shownDiagnostics) are shown, there are more")
    }
  }
}
