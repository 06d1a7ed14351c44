package import TinamouFormat

/// Why an input has no constraint file.
package struct InputError: Error {
  /// The input as messages call it.
  package let name: String
  /// What is wrong with it.
  package let diagnostics: [Diagnostic]
}

extension CommandHost {
  /// More errors or warnings of one file than this are not shown.
  private var shownDiagnostics: Int { 20 }

  /// Reads a constraint file, or standard input for `-`.
  package func constraintFile(_ path: String) throws(InputError) -> ConstraintFile {
    let name = path == "-" ? "<standard input>" : Terminal.printable(path)
    let source: SourceText
    do throws(HostError) {
      let bytes = try path == "-" ? readStandardInput() : readFile(path)
      source = SourceText(name: name, bytes: bytes)
    } catch {
      let diagnostic = Diagnostic(.unreadable, "cannot be read: \(error.reason)")
      throw InputError(name: name, diagnostics: [diagnostic])
    }
    do throws(ConstraintFileError) {
      if let file = try translate(source) { return file }
      return try ConstraintFile(source)
    } catch {
      throw InputError(name: name, diagnostics: error.diagnostics)
    }
  }

  /// Reads a constraint file, or standard input for `-`; says what is wrong with it.
  package func readConstraintFile(_ path: String) -> ConstraintFile? {
    do throws(InputError) {
      return try constraintFile(path)
    } catch {
      show(error)
      return nil
    }
  }

  /// Writes a message of one line to standard error; names in it may come from outside.
  package func tell(_ message: String) { writeError(Terminal.printable(message) + "\n") }

  /// Shows why an input has no constraint file.
  func show(_ error: InputError) {
    let isPlaced = error.diagnostics.allSatisfy { $0.span != nil }
    if isPlaced { return show(error.diagnostics, of: error.name) }
    for diagnostic in error.diagnostics { writeError("\(error.name): \(diagnostic.rendered)") }
  }

  /// Shows what is wrong with a file.
  package func show(_ diagnostics: [Diagnostic], of name: String) {
    for diagnostic in diagnostics.prefix(shownDiagnostics) { writeError(diagnostic.rendered) }
    if diagnostics.count > shownDiagnostics {
      tell("\(name): note: the first \(shownDiagnostics) are shown, there are more")
    }
  }
}

extension CommandHost {
  /// The files that operands name, those of folders and patterns among them.
  func paths(of operands: [String]) throws(UsageError) -> [String] {
    if operands.isEmpty {
      throw UsageError(message: "expected a constraint file, or '-' for standard input")
    }
    if operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "standard input can be read once only")
    }
    var paths: [String] = []
    for operand in operands {
      if operand == "-" {
        paths.append(operand)
        continue
      }
      do throws(HostError) {
        paths += try files(at: operand)
      } catch {
        throw UsageError(message: "'\(operand)': \(error.reason)")
      }
    }
    return paths
  }
}
