import TinamouCommand

/// Files and streams in memory.
final class MemoryHost: CommandHost {
  var files: [String: [UInt8]] = [:]
  var input: [UInt8] = []
  /// Whether errors go to a terminal with colours.
  var showsColors = false
  /// Whether errors go to a terminal.
  var errorIsTerminal = false
  /// Whether output goes to a terminal.
  var outputIsTerminal = false
  /// The exit codes of the programs in the folder of the command.
  var siblings: [String: Int32] = [:]
  /// The programs of the system.
  var programs: [String: ([String], String) -> ProgramResult] = [:]
  /// The files of folders.
  var folders: [String: [String]] = [:]
  /// Whether standard output is closed.
  var isOutputClosed = false
  /// The only files that can be written; `nil` for all.
  var writablePaths: Set<String>?
  /// What happens in each pause; after the last one the command is interrupted.
  var pauses: [(MemoryHost) -> Void] = []
  /// The paths and texts that were written, in order.
  private(set) var written: [(path: String, text: String)] = []
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

  /// Returns the input in two parts, without regard to line breaks.
  func readInput() throws(HostError) -> [UInt8] {
    let part = Array(input.prefix(input.count / 2 + 1))
    input.removeFirst(part.count)
    return part
  }

  func writeOutput(_ text: String) throws(HostError) {
    if isOutputClosed { throw HostError("Broken pipe") }
    output += text
  }

  func writeFile(_ path: String, _ text: String) throws(HostError) {
    if let writablePaths, !writablePaths.contains(path) { throw HostError("Permission denied") }
    written.append((path, text))
    files[path] = Array(text.utf8)
  }

  func pause(seconds: Double) -> Bool {
    guard !pauses.isEmpty else { return false }
    pauses.removeFirst()(self)
    return true
  }

  func writeError(_ text: String) { errors += text }

  func runSibling(_ name: String, arguments: [String]) -> Int32? {
    started.append([name] + arguments)
    return siblings[name]
  }

  func files(at path: String) throws(HostError) -> [String] { folders[path] ?? [path] }

  func runProgram(_ name: String, arguments: [String], input: String) -> ProgramResult? {
    programs[name]?(arguments, input)
  }

  /// Runs a command line.
  func run(_ arguments: String...) -> ExitCode { run(arguments) }

  /// Runs a command line.
  func run(_ arguments: [String]) -> ExitCode { CommandLineTool(host: self).run(arguments) }
}
