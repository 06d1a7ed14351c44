import TinamouLayout

/// A request to lay out or check a constraint file: a JSON object on one line.
///
/// It has an `id` that the answer repeats, the `path` of a file or the whole `file`, and `at`, the
/// windows in the same form as in a file.
package struct StreamRequest: Sendable {
  /// The reason why a line is not a request.
  package struct Failure: Error {
    /// The id of the request as JSON; `null` if it is not known.
    package let id: String
    /// What is wrong.
    package let diagnostics: [Diagnostic]

    package init(id: String, diagnostics: [Diagnostic]) {
      self.id = id
      self.diagnostics = diagnostics
    }
  }

  /// The place of the constraint file.
  package enum Source: Sendable {
    /// In a file of this path.
    case path(String)
    /// In the request.
    case text(SourceText)
  }

  /// The id as JSON.
  package let id: String
  /// The place of the constraint file.
  package let source: Source
  /// The windows; empty for those that the file states.
  package let requests: [LayoutRequest]

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - name: The name of the line in messages.
  /// - Throws: ``Failure`` with what is wrong with the line.
  package init(_ line: [UInt8], name: String) throws(Failure) {
    let (document, diagnostics) = JSONReader.read(SourceText(name: name, bytes: line))
    let root = document?.root
    let id = Self.id(root?["id"], in: line)
    guard let document, let root, diagnostics.isEmpty else {
      throw Failure(id: id, diagnostics: diagnostics)
    }
    func failure(_ message: String, _ value: JSONValue) -> Failure {
      Failure(
        id: id,
        diagnostics: [
          Diagnostic(.invalidValue, message, at: document.span(value.range))
        ])
    }
    guard root.kind == .object else { throw failure("expected an object", root) }
    let known = ["id", "path", "file", "at"]
    for member in root.members where !known.contains(member.key.value) {
      throw Failure(
        id: id,
        diagnostics: [
          Diagnostic(
            .unknownName, "a request has no key '\(member.key.value)'",
            at: document.span(member.key.range),
            help: Suggestion.help(for: member.key.value, among: known))
        ])
    }
    self.id = id
    switch (root["path"], root["file"]) {
    case (let path?, nil):
      guard let path = path.string else { throw failure("expected a string", path) }
      source = .path(path.value)
    case (nil, let file?):
      source = .text(SourceText(name: name, bytes: Array(line[file.range])))
    default: throw failure("a request has either a 'path' or a 'file'", root)
    }
    do throws(ConstraintFileError) {
      requests =
        try root["at"].map { value throws(ConstraintFileError) in
          try Self.windows(line[value.range], name: name)
        } ?? []
    } catch {
      throw Failure(id: id, diagnostics: error.diagnostics)
    }
  }

  /// A failure for an error that was found when the request was answered.
  package func failure(_ diagnostic: Diagnostic) -> Failure {
    Failure(id: id, diagnostics: [diagnostic])
  }

  /// The id as it was written, if it is a number, a string or null.
  private static func id(_ value: JSONValue?, in line: [UInt8]) -> String {
    guard let value, value.kind == .number || value.kind == .string else { return "null" }
    if let text = value.string?.value {
      var writer = JSONWriter()
      writer.string(text)
      return writer.text
    }
    return String(decoding: line[value.range], as: UTF8.self)
  }

  /// Reads windows like those of a file.
  private static func windows(
    _ bytes: ArraySlice<UInt8>, name: String
  ) throws(ConstraintFileError) -> [LayoutRequest] {
    let before = Array("{\"tinamou\":1,\"view\":{\"id\":\"root\"},\"at\":".utf8)
    let file = SourceText(name: name, bytes: before + bytes + Array("}".utf8))
    return try ConstraintFile(file).requests
  }
}
