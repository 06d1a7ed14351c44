extension LayoutRequest {
  /// Reads a window that is written like an element of `at` in a file.
  ///
  /// - Parameter source: The JSON object.
  /// - Throws: ``ConstraintFileError`` with everything that is wrong with it.
  package init(json source: SourceText) throws(ConstraintFileError) {
    let (document, diagnostics) = JSONReader.read(source)
    guard let document, diagnostics.isEmpty else {
      throw ConstraintFileError(diagnostics: diagnostics)
    }
    let notAnObject = Diagnostic(
      .invalidValue, "expected an object", at: document.span(document.root.range))
    guard document.root.kind == .object else {
      throw ConstraintFileError(diagnostics: [notAnObject])
    }
    // A file with one view, whose `at` is read like that of every file.
    let head = #"{"tinamou": 1, "view": {"id": "root"}, "at": ["#
    let bytes = Array(head.utf8) + source.bytes + Array("]}".utf8)
    let file = try ConstraintFile(SourceText(name: source.name, bytes: bytes))
    guard let request = file.requests.first else {
      throw ConstraintFileError(diagnostics: [notAnObject])
    }
    self = request
  }
}
