import TinamouEditor

/// `tinamou lsp`.
enum LanguageServerCommand {
  static var discussion: String {
    """
    An editor starts it and speaks the Language Server Protocol with it. It shows what is wrong with a
    constraint file, completes ids, guides and attributes, shows the frame of the view under the
    pointer, renames ids, and formats.

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
