import TinamouFormat

/// A server of the Language Server Protocol, version 3.17, for constraint files.
package struct LanguageServer<Channel: MessageChannel> {
  /// The end of a conversation with an editor.
  package enum Ending {
    /// The editor has said goodbye, or closed its side.
    case done
    /// The editor left without asking the server to shut down.
    case withoutShutdown
    /// The editor no longer reads what the server sends.
    case unread
  }

  private let channel: Channel

  /// Makes a server for the editor at the other end of a channel.
  package init(channel: Channel) { self.channel = channel }

  /// Runs until the editor sends `exit` or closes the input.
  package func run() -> Ending {
    var stream = MessageStream(channel: channel)
    var documents: [String: EditedDocument] = [:]
    var isShutDown = false
    while let message = stream.next() {
      guard let method = message["method"]?.string else { continue }
      if method == "exit" { return isShutDown ? .done : .withoutShutdown }
      if method == "shutdown" { isShutDown = true }
      let uri = message["params"]?["textDocument"]?["uri"]?.string ?? ""
      var messages: [String] = []
      if let id = message["id"]?.source {
        messages.append(answer(method, message["params"], documents[uri]).text(id: id))
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
      for message in messages where !stream.send(message) { return .unread }
    }
    return .done
  }

  private func answer(
    _ method: String, _ parameters: JSONMessage?, _ document: EditedDocument?
  ) -> Response {
    switch method {
    case "initialize": return .result(LanguageServerReply.capabilities)
    case "shutdown": return .result("null")
    default:
      guard let request = DocumentRequest(rawValue: method) else {
        return .failure(.methodNotFound, "the method '\(method)' is not known")
      }
      guard let document, let parameters else { return .result("null") }
      return request.response(parameters, document)
    }
  }
}
