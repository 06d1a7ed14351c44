import TinamouCommand

/// Files and streams in memory.
final class MemoryHost: CommandHost {
  var files: [String: [UInt8]] = [:]
  var input: [UInt8] = []
  /// The exit codes of the programs beside the command.
  var siblings: [String: Int32] = [:]
  /// Whether standard output is closed.
  var isOutputClosed = false
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var started: [[String]] = []

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let bytes = files[path] else { throw HostError("No such file or directory") }
    return bytes
  }

  func readStandardInput() throws(HostError) -> [UInt8] { input }

  func writeOutput(_ text: String) throws(HostError) {
    if isOutputClosed { throw HostError("Broken pipe") }
    output += text
  }

  func writeError(_ text: String) { errors += text }

  func runSibling(_ name: String, arguments: [String]) -> Int32? {
    started.append([name] + arguments)
    return siblings[name]
  }

  /// Runs a command line.
  func run(_ arguments: String...) -> ExitCode { CommandLineTool(host: self).run(arguments) }
}
