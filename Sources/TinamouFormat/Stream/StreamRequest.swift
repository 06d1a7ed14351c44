import TinamouLayout

/// A request to lay out or check a constraint file: a JSON object on one line.
///
/// It has an `id` that the answer repeats, the `path` of a file or the whole `file`, and `at`, the
/// windows in the same form as in a file. The places of diagnostics are those in the line; for a
/// `path` they are those in its file.
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
    let text = SourceText(name: name, bytes: line)
    let (document, diagnostics) = JSONReader.read(text)
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
    if let id = root["id"], ![.number, .string, .null].contains(id.kind) {
      throw failure("expected a number or a string", id)
    }
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
      guard let string = path.string else { throw failure("expected a string", path) }
      if string.value == "-" { throw failure("standard input is the stream of requests", path) }
      source = .path(string.value)
    case (nil, let file?):
      source = .text(Self.part(file.range, of: text))
    default: throw failure("a request has either a 'path' or a 'file'", root)
    }
    do throws(ConstraintFileError) {
      requests =
        try root["at"].map { value throws(ConstraintFileError) in
          try Self.windows(value.range, of: text)
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

  /// A part of a request as a text of its own, in which everything has the column that it has in
  /// the request.
  ///
  /// - Parameters:
  ///   - range: The bytes of the part.
  ///   - request: The request.
  ///   - head: What stands before the part in the text, instead of the beginning of the request.
  ///   - tail: What stands behind the part.
  /// - Returns: The text.
  private static func part(
    _ range: Range<Int>, of request: SourceText, head: String = "", tail: String = ""
  ) -> SourceText {
    let column = request.location(of: range.lowerBound).column ?? 1
    let space = String(repeating: " ", count: max(0, column - 1 - head.count))
    let bytes = Array((space + head).utf8) + request.bytes[range] + Array(tail.utf8)
    return SourceText(name: request.name, bytes: bytes)
  }

  /// Reads windows like those of a file.
  private static func windows(
    _ range: Range<Int>, of request: SourceText
  ) throws(ConstraintFileError) -> [LayoutRequest] {
    // In a request, at least as much stands before the value of the key.
    let file = part(
      range, of: request, head: "{\"at\":", tail: ",\"tinamou\":1,\"view\":{\"id\":\"root\"}}")
    return try ConstraintFile(file).requests
  }
}
