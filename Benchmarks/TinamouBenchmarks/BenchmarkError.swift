/// The reason why the tool cannot measure.
package enum BenchmarkError: Error, Sendable, Equatable {
  /// The arguments are not valid, for this reason.
  case usage(String)
  /// A file of thresholds cannot be used.
  case thresholds(path: String, reason: String)
  /// The engine refuses the layout to measure.
  case layout(String)
  /// A constraint file cannot be read; the message contains the place.
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
