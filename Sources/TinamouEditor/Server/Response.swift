import TinamouFormat

/// The answer to a request of an editor.
enum Response {
  /// The error codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case methodNotFound = -32601
    case requestFailed = -32803
  }

  /// A result as JSON.
  case result(String)
  /// An error that the editor shows.
  case failure(Code, String)

  /// The message for the request with an id.
  func text(id: String) -> String {
    switch self {
    case .result(let result): return #"{"jsonrpc": "2.0", "id": \#(id), "result": \#(result)}"#
    case .failure(let code, let reason):
      var message = JSONWriter()
      message.string(reason)
      return #"{"jsonrpc": "2.0", "id": \#(id), "error": {"code": \#(code.rawValue), "#
        + #""message": \#(message.text)}}"#
    }
  }
}
