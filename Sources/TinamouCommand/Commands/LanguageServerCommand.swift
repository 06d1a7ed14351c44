import TinamouEditor

/// `tinamou lsp`.
enum LanguageServerCommand {
  static var discussion: String {
    """
    An editor starts it and speaks the Language Server Protocol with it. It shows errors and findings
    with quick fixes, completes keys, values and names, shows the frame of the view under the pointer,
    finds declarations and uses, renames ids, lists views, and formats. Of JSON files it reads those
    named *.tinamou.json or with the key "tinamou".

    """
  }

  /// The standard input and output of the process.
  private struct StandardStreams: MessageChannel {
    let host: any CommandHost

    func read() -> [UInt8]? { try? host.readInput() }

    func write(_ text: String) -> Bool { (try? host.writeOutput(text)) != nil }
  }

  static func run(host: any CommandHost) -> ExitCode {
    switch LanguageServer(channel: StandardStreams(host: host)).run() {
    case .done: .done
    case .withoutShutdown: .findings
    case .unread: .internalError
    }
  }
}
