/// Why the tool does not measure.
package enum BenchmarkError: Error, Sendable, Equatable {
  /// The arguments make no sense, for this reason.
  case usage(String)
  /// A file of thresholds cannot be used.
  case thresholds(path: String, reason: String)
  /// The engine refuses the layout that is to be measured.
  case layout(String)
  /// A constraint file cannot be read; the message has its place.
  case file(String)
  /// The harness of a peer cannot be built.
  case peer(String, reason: String)

  package var description: String {
    switch self {
    case .usage(let reason): "error: \(reason)\nsee 'tinamou bench --help'"
    case .thresholds(let path, let reason): "\(path): \(reason)"
    case .file(let message): message
    case .layout(let reason): "the layout is refused: \(reason)"
    case .peer(let peer, let reason): "the harness for \(peer) cannot be built: \(reason)"
    }
  }

  package var exitCode: BenchmarkCommand.ExitCode {
    if case .usage = self { .wrongUsage } else { .inputUnreadable }
  }
}
