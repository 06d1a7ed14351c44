import TinamouFormat

/// The answers of the language server as JSON.
enum LanguageServerReply {
  /// The capabilities of the server.
  static let capabilities = """
    {"capabilities": {"positionEncoding": "utf-16", "textDocumentSync": 1, \
    "completionProvider": {"triggerCharacters": [".", "\\"", "@"]}, "hoverProvider": true, \
    "definitionProvider": true, "referencesProvider": true, "documentHighlightProvider": true, \
    "documentSymbolProvider": true, "renameProvider": {"prepareProvider": true}, \
    "codeActionProvider": {"codeActionKinds": ["quickfix"]}, \
    "documentFormattingProvider": true}, \
    "serverInfo": {"name": "tinamou"}}
    """

  /// The notification that shows diagnostics.
  static func diagnostics(_ diagnostics: [Diagnostic], uri: String) -> String {
    var writer = JSONWriter()
    writer.beginObject(inline: true)
    writer.string("2.0", forKey: "jsonrpc")
    writer.string("textDocument/publishDiagnostics", forKey: "method")
    writer.beginObject(inline: true, forKey: "params")
    writer.string(uri, forKey: "uri")
    writer.beginArray(inline: true, forKey: "diagnostics")
    for diagnostic in diagnostics { write(diagnostic, uri, to: &writer) }
    writer.end()
    writer.end()
    writer.end()
    return writer.text
  }

  private static func write(
    _ diagnostic: Diagnostic, _ uri: String, to writer: inout JSONWriter
  ) {
    writer.beginObject(inline: true)
    let source = diagnostic.span?.source ?? SourceText(name: "", text: "")
    write(diagnostic.span?.range ?? 0..<0, of: source, to: &writer)
    writer.number(diagnostic.severity == .error ? 1 : 2, forKey: "severity")
    writer.string(diagnostic.rule.rawValue, forKey: "code")
    writer.string("tinamou", forKey: "source")
    let all = diagnostic.notes + diagnostic.particulars
    let notes = all.filter { $0.span == nil }.map { "\nnote: \($0.message)" }
    let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
    writer.string(diagnostic.message + notes.joined() + help, forKey: "message")
    writer.beginArray(inline: true, forKey: "relatedInformation")
    for note in all {
      guard let span = note.span else { continue }
      writer.beginObject(inline: true)
      writer.beginObject(inline: true, forKey: "location")
      writer.string(uri, forKey: "uri")
      write(span.range, of: span.source, to: &writer)
      writer.end()
      writer.string(note.message, forKey: "message")
      writer.end()
    }
    writer.end()
    writer.end()
  }

  static func completions(
    _ completions: (items: [Completion], range: Range<Int>), _ document: EditedDocument
  ) -> String {
    var writer = JSONWriter()
    writer.beginArray(inline: true)
    for item in completions.items {
      writer.beginObject(inline: true)
      writer.string(item.name, forKey: "label")
      // The protocol's enumeration of completion items.
      let kind: Double =
        switch item.kind {
        case .view: 6
        case .guide: 5
        case .attribute, .key: 10
        case .metric: 21
        case .value: 12
        case .statement: 3
        }
      writer.number(kind, forKey: "kind")
      if !item.summary.isEmpty { writer.string(item.summary, forKey: "detail") }
      writer.beginObject(inline: true, forKey: "textEdit")
      write(completions.range, of: document.source, to: &writer)
      writer.string(item.name, forKey: "newText")
      writer.end()
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

  /// A place of the file; `null` for none.
  static func location(_ range: Range<Int>?, _ document: EditedDocument) -> String {
    guard let range else { return "null" }
    var writer = JSONWriter()
    writeLocation(range, document, to: &writer)
    return writer.text
  }

  static func locations(_ ranges: [Range<Int>], _ document: EditedDocument) -> String {
    var writer = JSONWriter()
    writer.beginArray(inline: true)
    for range in ranges { writeLocation(range, document, to: &writer) }
    writer.end()
    return writer.text
  }

  /// The uses of an id, of which the declaration counts as written and the others as read.
  static func highlights(
    _ ranges: [Range<Int>], declaredAt declaration: Range<Int>?, _ document: EditedDocument
  ) -> String {
    var writer = JSONWriter()
    writer.beginArray(inline: true)
    for range in ranges {
      writer.beginObject(inline: true)
      write(range, of: document.source, to: &writer)
      writer.number(range == declaration ? 3 : 2, forKey: "kind")
      writer.end()
    }
    writer.end()
    return writer.text
  }

  /// The views, sets and metrics of a file as a list, each with the view around it.
  static func symbols(_ outline: FileOutline, _ document: EditedDocument) -> String {
    var writer = JSONWriter()
    writer.beginArray(inline: true)
    // The protocol's kinds of symbols: object, namespace and constant.
    for view in outline.views {
      write(view.name.text, 19, view.superview, view.range, document, to: &writer)
    }
    for set in outline.sets { write(set.name.text, 3, nil, set.range, document, to: &writer) }
    for metric in outline.metrics {
      write(metric.text, 14, nil, metric.range, document, to: &writer)
    }
    writer.end()
    return writer.text
  }

  private static func write(
    _ name: String, _ kind: Double, _ container: String?, _ range: Range<Int>,
    _ document: EditedDocument, to writer: inout JSONWriter
  ) {
    writer.beginObject(inline: true)
    writer.string(name, forKey: "name")
    writer.number(kind, forKey: "kind")
    if let container { writer.string(container, forKey: "containerName") }
    writer.key("location")
    writeLocation(range, document, to: &writer)
    writer.end()
  }

  private static func writeLocation(
    _ range: Range<Int>, _ document: EditedDocument, to writer: inout JSONWriter
  ) {
    writer.beginObject(inline: true)
    writer.string(document.uri, forKey: "uri")
    write(range, of: document.source, to: &writer)
    writer.end()
  }

  /// A range of the file alone.
  static func range(_ range: Range<Int>, _ document: EditedDocument) -> String {
    var writer = JSONWriter()
    writeRange(range, of: document.source, to: &writer)
    return writer.text
  }

  /// The quick fixes for diagnostics.
  static func actions(
    _ replacements: [(diagnostic: Diagnostic, change: HelpReplacement)],
    _ document: EditedDocument
  ) -> String {
    var writer = JSONWriter()
    writer.beginArray(inline: true)
    for (diagnostic, change) in replacements {
      writer.beginObject(inline: true)
      writer.string(change.title, forKey: "title")
      writer.string("quickfix", forKey: "kind")
      writer.beginArray(inline: true, forKey: "diagnostics")
      write(diagnostic, document.uri, to: &writer)
      writer.end()
      writer.beginObject(inline: true, forKey: "edit")
      writer.beginObject(inline: true, forKey: "changes")
      writer.key(document.uri)
      write([change.range], change.text, document, to: &writer)
      writer.end()
      writer.end()
      writer.end()
    }
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

  /// Writes the key `range` with a range.
  private static func write(
    _ range: Range<Int>, of source: SourceText, to writer: inout JSONWriter
  ) {
    writer.key("range")
    writeRange(range, of: source, to: &writer)
  }

  private static func writeRange(
    _ range: Range<Int>, of source: SourceText, to writer: inout JSONWriter
  ) {
    writer.beginObject(inline: true)
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
