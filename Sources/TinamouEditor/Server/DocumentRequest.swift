import TinamouFormat

/// A request of an editor about a file.
enum DocumentRequest: String {
  case completion = "textDocument/completion"
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case highlights = "textDocument/documentHighlight"
  case symbols = "textDocument/documentSymbol"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case codeAction = "textDocument/codeAction"
  case formatting = "textDocument/formatting"

  /// The answer for the parameters of the request.
  func response(_ parameters: JSONMessage, _ document: EditedDocument) -> Response {
    let offset = Self.offset(parameters["position"], in: document)
    switch self {
    case .completion:
      return .result(LanguageServerReply.completions(document.completions(at: offset), document))
    case .hover: return .result(LanguageServerReply.hover(document.hover(at: offset)))
    case .definition:
      return .result(LanguageServerReply.location(document.declaration(at: offset), document))
    case .references:
      return .result(LanguageServerReply.locations(document.uses(at: offset), document))
    case .highlights:
      return .result(
        LanguageServerReply.highlights(
          document.uses(at: offset), declaredAt: document.declaration(at: offset), document))
    case .symbols:
      return .result(LanguageServerReply.symbols(FileOutline(document.source), document))
    case .prepareRename:
      return Self.rename { () throws(RenameRefusal) in
        LanguageServerReply.range(try document.renamedRange(at: offset), document)
      }
    case .rename:
      let name = parameters["newName"]?.string ?? ""
      return Self.rename { () throws(RenameRefusal) in
        LanguageServerReply.edits(
          try document.uses(at: offset, renamedTo: name), text: name, of: document)
      }
    case .codeAction:
      let start = Self.offset(parameters["range"]?["start"], in: document)
      let end = Self.offset(parameters["range"]?["end"], in: document)
      return .result(
        LanguageServerReply.actions(
          document.replacements(in: start..<max(start, end)), document))
    case .formatting: return .result(LanguageServerReply.formatting(of: document))
    }
  }

  private static func rename(_ body: () throws(RenameRefusal) -> String) -> Response {
    do throws(RenameRefusal) {
      return .result(try body())
    } catch {
      return .failure(.requestFailed, "\(error)")
    }
  }

  private static func offset(_ position: JSONMessage?, in document: EditedDocument) -> Int {
    document.source.offset(
      of: EditorPosition(
        line: position?["line"]?.integer ?? 0, character: position?["character"]?.integer ?? 0))
  }
}
