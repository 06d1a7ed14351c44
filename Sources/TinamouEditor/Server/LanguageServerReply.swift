import TinamouFormat

/// The answers of the language server as JSON.
enum LanguageServerReply {
  /// The capabilities of the server.
  static let capabilities = """
    {"capabilities": {"positionEncoding": "utf-16", "textDocumentSync": 1, \
    "completionProvider": {"triggerCharacters": [".", "\\""]}, "hoverProvider": true, \
    "renameProvider": true, "documentFormattingProvider": true}, \
    "serverInfo": {"name": "tinamou"}}
    """

  /// The error code of JSON-RPC for an unknown method.
  private static let methodNotFound = -32601

  /// A response; without a result, the error for an unknown method.
  static func text(id: String, result: String?, method: String) -> String {
    if let result { return #"{"jsonrpc": "2.0", "id": \#(id), "result": \#(result)}"# }
    var message = JSONWriter()
    message.string("the method '\(method)' is not known")
    return #"{"jsonrpc": "2.0", "id": \#(id), "error": {"code": \#(methodNotFound), "#
      + #""message": \#(message.text)}}"#
  }

  /// The notification that shows diagnostics.
  static func diagnostics(_ diagnostics: [Diagnostic], uri: String) -> String {
    var writer = JSONWriter()
    writer.beginObject(inline: true)
    writer.string("2.0", forKey: "jsonrpc")
    writer.string("textDocument/publishDiagnostics", forKey: "method")
    writer.beginObject(inline: true, forKey: "params")
    writer.string(uri, forKey: "uri")
    writer.beginArray(inline: true, forKey: "diagnostics")
    for diagnostic in diagnostics { write(diagnostic, to: &writer) }
    writer.end()
    writer.end()
    writer.end()
    return writer.text
  }

  private static func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    let source = diagnostic.span?.source ?? SourceText(name: "", text: "")
    write(diagnostic.span?.range ?? 0..<0, of: source, to: &writer)
    writer.number(diagnostic.severity == .error ? 1 : 2, forKey: "severity")
    writer.string(diagnostic.rule.rawValue, forKey: "code")
    writer.string("tinamou", forKey: "source")
    let notes = (diagnostic.notes + diagnostic.particulars).map { "\nnote: \($0.message)" }
    let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
    writer.string(diagnostic.message + notes.joined() + help, forKey: "message")
    writer.end()
  }

  static func completions(_ items: [(name: String, kind: NameCompletions.Kind)]) -> String {
    var writer = JSONWriter()
    writer.beginArray(inline: true)
    for item in items {
      writer.beginObject(inline: true)
      writer.string(item.name, forKey: "label")
      writer.key("kind")
      // Variable, field and property in the protocol's enumeration of completion items.
      switch item.kind {
      case .view: writer.number(6)
      case .guide: writer.number(5)
      case .attribute: writer.number(10)
      }
      writer.end()
    }
    writer.end()
    return writer.text
  }

  static func hover(_ hover: (text: String, range: Range<Int>)?) -> String {
    guard let hover else { return "null" }
    var writer = JSONWriter()
    writer.beginObject(inline: true)
    writer.beginObject(inline: true, forKey: "contents")
    writer.string("markdown", forKey: "kind")
    writer.string(hover.text, forKey: "value")
    writer.end()
    writer.end()
    return writer.text
  }

  /// A workspace edit that writes an id at several places of a file; `null` without places.
  static func edits(
    _ ranges: [Range<Int>], text: String, of document: EditedDocument
  ) -> String {
    if ranges.isEmpty { return "null" }
    var writer = JSONWriter()
    writer.beginObject(inline: true)
    writer.beginObject(inline: true, forKey: "changes")
    writer.key(document.uri)
    write(ranges, text, document, to: &writer)
    writer.end()
    writer.end()
    return writer.text
  }

  /// The edit that formats a file; no edit if it is not JSON.
  static func formatting(of document: EditedDocument) -> String {
    guard let text = try? FileFormatter.format(document.source),
      FileFormatter.keepsContent(text, of: document.source)
    else { return "null" }
    var writer = JSONWriter()
    write([0..<document.source.bytes.count], text, document, to: &writer)
    return writer.text
  }

  private static func write(
    _ ranges: [Range<Int>], _ text: String, _ document: EditedDocument,
    to writer: inout JSONWriter
  ) {
    writer.beginArray(inline: true)
    for range in ranges {
      writer.beginObject(inline: true)
      write(range, of: document.source, to: &writer)
      writer.string(text, forKey: "newText")
      writer.end()
    }
    writer.end()
  }

  private static func write(
    _ range: Range<Int>, of source: SourceText, to writer: inout JSONWriter
  ) {
    writer.beginObject(inline: true, forKey: "range")
    for (name, offset) in [("start", range.lowerBound), ("end", range.upperBound)] {
      let position = source.editorPosition(of: offset)
      writer.beginObject(inline: true, forKey: name)
      writer.number(Double(position.line), forKey: "line")
      writer.number(Double(position.character), forKey: "character")
      writer.end()
    }
    writer.end()
  }
}
