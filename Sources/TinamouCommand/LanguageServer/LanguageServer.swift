import TinamouFormat

/// `tinamou lsp`: the Language Server Protocol, version 3.17, for constraint files.
struct LanguageServer {
  static var discussion: String {
    """
    An editor starts it and speaks the Language Server Protocol with it. It shows what is wrong with a
    constraint file, completes ids, guides and attributes, shows the frame of the view under the
    pointer, renames ids, and formats.

    """
  }

  private let host: any CommandHost

  init(host: any CommandHost) { self.host = host }

  /// Runs until the editor sends `exit` or closes the input.
  func run() -> ExitCode {
    var stream = MessageStream(host: host)
    var documents: [String: EditedDocument] = [:]
    var isShutDown = false
    while let message = stream.next() {
      guard let method = message["method"]?.string else { continue }
      if method == "exit" { return isShutDown ? .done : .findings }
      if method == "shutdown" { isShutDown = true }
      let uri = message["params"]?["textDocument"]?["uri"]?.string ?? ""
      var messages: [String] = []
      if let id = message["id"]?.source {
        let result = answer(method, message["params"], documents[uri])
        messages.append(LanguageServerReply.text(id: id, result: result, method: method))
      } else {
        switch method {
        case "textDocument/didOpen":
          documents[uri] = EditedDocument(uri, message["params"]?["textDocument"]?["text"]?.string)
        case "textDocument/didChange":
          let text = message["params"]?["contentChanges"]?.elements.last?["text"]?.string
          documents[uri, default: EditedDocument(uri, nil)].change(text ?? "")
        case "textDocument/didClose": documents[uri] = nil
        default: continue
        }
        let diagnostics = documents[uri]?.diagnostics ?? []
        messages.append(LanguageServerReply.diagnostics(diagnostics, uri: uri))
      }
      for message in messages where !stream.send(message) { return .internalError }
    }
    return .done
  }

  /// The result of a request as JSON; `nil` for an unknown method.
  private func answer(
    _ method: String, _ parameters: JSONMessage?, _ document: EditedDocument?
  ) -> String? {
    switch method {
    case "initialize": return LanguageServerReply.capabilities
    case "shutdown": return "null"
    case "textDocument/completion", "textDocument/hover", "textDocument/rename",
      "textDocument/formatting":
      guard let document, let parameters else { return "null" }
      let position = parameters["position"]
      let offset = document.source.offset(
        of: EditorPosition(
          line: position?["line"]?.integer ?? 0, character: position?["character"]?.integer ?? 0))
      switch method {
      case "textDocument/completion":
        return LanguageServerReply.completions(document.completions(at: offset))
      case "textDocument/hover": return LanguageServerReply.hover(document.hover(at: offset))
      case "textDocument/rename":
        let name = parameters["newName"]?.string ?? ""
        return LanguageServerReply.edits(
          document.uses(at: offset, renamedTo: name), text: name, of: document)
      default: return LanguageServerReply.formatting(of: document)
      }
    default: return nil
    }
  }
}
