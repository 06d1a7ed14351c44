package import TinamouFormat

/// The reason why an input has no constraint file.
package struct InputError: Error {
  /// The name of the input in messages.
  package let name: String
  /// The errors in it.
  package let diagnostics: [Diagnostic]

  /// The messages about the input.
  package var description: String { text(on: .plain) }

  /// The messages about the input; a message without a location begins with its name.
  func text(on output: MessageOutput) -> String {
    diagnostics.map { diagnostic in
      (diagnostic.span == nil ? "\(name): " : "") + diagnostic.rendered(on: output)
    }.joined()
  }
}

extension CommandHost {
  /// The largest number of errors or warnings that are shown for one file.
  private var shownDiagnostics: Int { 20 }

  /// Reads a constraint file, or standard input for `-`.
  package func constraintFile(_ path: String) throws(InputError) -> ConstraintFile {
    try constraintFile(of: sourceText(path))
  }

  /// Reads a constraint file from its text; shows warnings about it.
  func constraintFile(of source: SourceText) throws(InputError) -> ConstraintFile {
    do throws(ConstraintFileError) {
      if let file = try translate(source) { return file }
      let file = try ConstraintFile(source)
      show(file.warnings, of: source.name)
      return file
    } catch {
      throw InputError(name: source.name, diagnostics: error.diagnostics)
    }
  }

  /// Reads the text of a file, or standard input for `-`.
  func sourceText(_ path: String) throws(InputError) -> SourceText {
    let name = path == "-" ? "<standard input>" : Terminal.printable(path)
    do throws(HostError) {
      return SourceText(name: name, bytes: try path == "-" ? readStandardInput() : readFile(path))
    } catch {
      let diagnostic = Diagnostic(.unreadable, "cannot be read: \(reason(error, of: path))")
      throw InputError(name: name, diagnostics: [diagnostic])
    }
  }

  /// Why a path cannot be read: because it is a folder or pattern without files, or for the reason
  /// of an error.
  private func reason(_ error: HostError, of path: String) -> String {
    do throws(HostError) {
      _ = try files(at: path)
      return error.reason
    } catch {
      return error.reason
    }
  }

  /// Reads a constraint file, or standard input for `-`; reports its errors.
  package func readConstraintFile(_ path: String) -> ConstraintFile? {
    do throws(InputError) {
      return try constraintFile(path)
    } catch {
      show(error)
      return nil
    }
  }

  /// Writes a one-line message to standard error; names in it may come from outside.
  package func report(_ message: String) {
    writeError(output.message(Terminal.printable(message)) + "\n")
  }

  /// Writes a diagnostic to standard error.
  package func show(_ diagnostic: Diagnostic) { writeError(diagnostic.rendered(on: output)) }

  private var output: MessageOutput { showsColors ? .coloured : .plain }

  /// Shows why an input has no constraint file.
  func show(_ error: InputError) {
    let isPlaced = error.diagnostics.allSatisfy { $0.span != nil }
    if isPlaced { return show(error.diagnostics, of: error.name) }
    writeError(error.text(on: output))
  }

  /// Shows the diagnostics of a file.
  package func show(_ diagnostics: [Diagnostic], of name: String) {
    for diagnostic in diagnostics.prefix(shownDiagnostics) { show(diagnostic) }
    if diagnostics.count > shownDiagnostics {
      report("\(name): note: the first \(shownDiagnostics) are shown, there are more")
    }
  }
}

extension CommandHost {
  /// The files that operands name, including those of folders and patterns.
  ///
  /// Of a folder or pattern, only constraint files count, and Interface Builder files if they can
  /// be read; a note says how many others there are. A folder or pattern without files stays as it
  /// is: reading it reports the error.
  func paths(of operands: [String]) throws(UsageError) -> [String] {
    if operands.isEmpty {
      throw UsageError(message: "expected a constraint file, or '-' for standard input")
    }
    try checkFiles(inputs: operands)
    return operands.flatMap(layoutPaths)
  }

  /// The layouts of a folder or pattern, or the path itself; a note says how many files were
  /// skipped.
  package func layoutPaths(at path: String) -> [String] {
    let files = filesInFolder(path)
    if files.isEmpty { return [path] }
    let layouts = files.filter(isLayout)
    let skipped = files.count - layouts.count
    if skipped > 0 {
      let subject = skipped == 1 ? "1 file is no layout" : "\(skipped) files are no layouts"
      report("note: \(path): \(subject), skipped")
    }
    return layouts
  }

  /// The files that a folder or pattern stands for; none for a file.
  func filesInFolder(_ path: String) -> [String] {
    guard path != "-", let files = try? files(at: path), files != [path] else { return [] }
    return files
  }

  /// Whether a file is a layout: a constraint file, that is, JSON with the key `tinamou` at its
  /// top, or an Interface Builder file that can be read.
  private func isLayout(_ path: String) -> Bool {
    if InterfaceBuilderPath(path) != nil { return readsInterfaceBuilder }
    guard let bytes = try? readFile(path) else { return true }
    return ConstraintFile.hasKey(bytes)
  }

  /// Refuses a command line that reads standard input twice or writes over one of its inputs.
  package func checkFiles(inputs: [String?], output: String? = nil) throws(UsageError) {
    let inputs = inputs.compactMap(\.self)
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "standard input can be read once only")
    }
    guard let output, inputs.contains(where: { areSameFile($0, output) }) else { return }
    throw UsageError(
      message: "'\(output)' would be overwritten", help: "it is an input; write another file")
  }
}
